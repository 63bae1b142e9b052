import { prisma } from "./client";
import type { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import { sendTogether } from "./together";

/**
 * Users, sessions, memberships and OAuth: what must be known before the organization is. The login role inherits
 * privileges on these tables only. For lib/access and lib/organizations' sign-up; nothing else.
 */
export const identityDb = prisma;

/** One statement on the same tables, prepared once: for what every request of an agent asks. */
export const identityRows = async <T extends object>(statement: Prisma.Sql): Promise<T[]> =>
  (await sendTogether(statementPool, [prepared(statement)]))[0] as T[];
