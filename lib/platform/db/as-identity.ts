import { asRole } from "./as-role";
import type { TenantDb } from "./tenant";

/** Runs a step of a tenant's transaction that concerns users and memberships. */
export const asIdentity = <T>(db: TenantDb, work: (db: TenantDb) => Promise<T>): Promise<T> =>
  asRole(db, "shortlist_identity", work);
