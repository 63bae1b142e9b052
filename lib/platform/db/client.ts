import { env } from "@/lib/env";
import { PrismaClient } from "./generated/client";
import { endWhenSilent } from "./end-when-silent";
import { PrismaPgInTurn } from "./in-turn";
import { openPool } from "./open-pool";

/** Longer than the longest transaction (lib/judging/publishing/publish-scorecard.ts). */
const SILENT_MS = 200_000;

function connect() {
  // A build loads every module but reads no row.
  if (!env.DATABASE_URL && !env.building)
    throw new Error("DATABASE_URL is not set: start with EMBEDDED=1 npm start, which brings its own.");
  return new PrismaClient({
    adapter: new PrismaPgInTurn(
      openPool({
        connectionString: env.DATABASE_URL,
        max: env.DATABASE_POOL_SIZE,
        onConnect: (client) => endWhenSilent(client, SILENT_MS),
      }),
      { disposeExternalPool: true },
    ),
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
  });
}

// Next's development server reloads modules on every change; the pool must not multiply with them.
const shared = globalThis as unknown as { shortlistPrisma?: PrismaClient };

/** Prisma's connection pool. Only lib/platform/db may import it: others reach rows through tenant, identity or relay. */
export const prisma = (shared.shortlistPrisma ??= connect());
