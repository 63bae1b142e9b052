import { prisma } from "./client";
import type { TenantDb } from "./tenant";

/**
 * Users, sessions, memberships and OAuth: what must be known before the organization is. The login role inherits
 * privileges on these tables only. For lib/access and lib/organizations' sign-up; nothing else.
 */
export const identityDb = prisma;

/**
 * One step of a tenant's transaction that concerns users and memberships, so that it and the tenant's own rows are
 * written together or not at all. What throws in it has to end the transaction: the role is not set back then.
 */
export async function asIdentity<T>(db: TenantDb, work: (db: TenantDb) => Promise<T>): Promise<T> {
  await db.$executeRaw`SELECT set_config('role', 'shortlist_identity', true)`;
  const result = await work(db);
  await db.$executeRaw`SELECT set_config('role', 'shortlist_tenant', true)`;
  return result;
}
