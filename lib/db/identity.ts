import { prisma } from "./client";
import type { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { sendTogether } from "./together";

/**
 * Users, sessions, memberships and OAuth: what is needed before the organization is known. The login role inherits
 * privileges on these tables only. For identity and organizations, not for domain data.
 */
export const identityDb = prisma;

/** One statement on the same tables, prepared once: for lookups of every request. */
export const identityRows = async <T extends object>(statement: Prisma.Sql): Promise<T[]> =>
  (await sendTogether(statementPool, [prepared(statement)]))[0] as T[];
