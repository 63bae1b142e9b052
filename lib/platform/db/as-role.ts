import type { TenantDb } from "./tenant";

/**
 * Runs a step of a tenant's transaction as another role that the application's login may assume, so that it and the
 * tenant's own rows are written together or not at all. An error in it has to end the transaction: the role is not
 * reset then.
 */
export async function asRole<T>(
  db: TenantDb,
  role:
    | "shortlist_identity"
    | "shortlist_tenant"
    | "shortlist_self_reports"
    | "shortlist_impact"
    | "shortlist_holds",
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const [before] = await db.$queryRaw<[{ role: string }]>`
    SELECT current_setting('role') AS role, set_config('role', ${role}, true)`;
  const result = await work(db);
  await db.$executeRaw`SELECT set_config('role', ${before.role}, true)`;
  return result;
}
