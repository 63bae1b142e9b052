import type { TenantDb } from "./tenant";

/**
 * One step of a tenant's transaction that concerns users and memberships, so that it and the tenant's own rows are
 * written together or not at all. What throws in it has to end the transaction: the role is not set back then.
 */
export async function asIdentity<T>(db: TenantDb, work: (db: TenantDb) => Promise<T>): Promise<T> {
  const [entered] = await db.$queryRaw<[{ role: string }]>`
    SELECT current_setting('role') AS role, set_config('role', 'shortlist_identity', true)`;
  const result = await work(db);
  await db.$executeRaw`SELECT set_config('role', ${entered.role}, true)`;
  return result;
}
