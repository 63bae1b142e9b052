import { env } from "@/lib/env";
import { PrismaClient } from "./generated/client";
import { PrismaPgInTurn } from "./in-turn";

function connect() {
  // A build loads every module but reads no row.
  if (!env.DATABASE_URL && !env.building)
    throw new Error("DATABASE_URL is not set: start with npm start, which brings its own.");
  return new PrismaClient({
    adapter: new PrismaPgInTurn({ connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_SIZE }),
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
  });
}

// Next's development server reloads modules on every change; the pool must not multiply with them.
const shared = globalThis as unknown as { shortlistPrisma?: PrismaClient };

/** Prisma's connection pool. Only lib/db may import it: others reach rows through tenant, identity or relay. */
export const prisma = (shared.shortlistPrisma ??= connect());
