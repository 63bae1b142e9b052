import type { TenantDb } from "./tenant";

/**
 * Runs a step of a tenant's transaction that concerns users and memberships, so that it and the tenant's own rows are
 * written together or not at all. An error in it has to end the transaction: the role is not reset then.
 */
export async function asIdentity<T>(db: TenantDb, work: (db: TenantDb) => Promise<T>): Promise<T> {
  const [before] = await db.$queryRaw<[{ role: string }]>`
    SELECT current_setting('role') AS role, set_config('role', 'shortlist_identity', true)`;
  const result = await work(db);
  await db.$executeRaw`SELECT set_config('role', ${before.role}, true)`;
  return result;
}
