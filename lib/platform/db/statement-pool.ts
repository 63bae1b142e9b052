import type pg from "pg";
import { env } from "@/lib/env";
import { endWhenSilent } from "./end-when-silent";
import { openPool } from "./open-pool";
import { learnNames } from "./prepared-names";

// Next's development server reloads modules on every change; the pool must not multiply with them.
const shared = globalThis as unknown as { shortlistStatementPool?: pg.Pool };

/**
 * Connections for statements that are sent together (together.ts). Separate from Prisma's, which waits between
 * statements. Only lib/platform/db may import it.
 */
export const statementPool = (shared.shortlistStatementPool ??= openPool({
  connectionString: env.DATABASE_URL,
  max: env.DATABASE_READ_POOL_SIZE,
  // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for it, which its type leaves out
  onConnect: (client) => {
    endWhenSilent(client, 30_000);
    return learnNames(client);
  },
}));
