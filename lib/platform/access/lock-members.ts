import { asIdentity } from "@/lib/platform/db/as-identity";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { invalid } from "@/lib/errors";

/**
 * Locks these members until the commit, for rows that refer to them: removing one of them waits. Always locks in the
 * same order. Returns the ids of those who are members.
 */
export async function lockMembers(db: TenantDb, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const held = await asIdentity(
    db,
    (identity) => identity.$queryRaw<{ userId: string }[]>`
      SELECT "userId" FROM "Member"
      WHERE "organizationId" = current_setting('app.organization_id')::uuid AND "userId" = ANY(${userIds}::uuid[])
      ORDER BY id FOR KEY SHARE`,
  );
  return new Set(held.map(({ userId }) => userId));
}

/** Locks members that were looked up by name. Throws `invalid` for one who was removed since the lookup. */
export async function lockNamedMembers<M extends { userId: string; name: string }>(
  db: TenantDb,
  members: readonly M[],
): Promise<readonly M[]> {
  const held = await lockMembers(
    db,
    members.map(({ userId }) => userId),
  );
  const missing = members.find(({ userId }) => !held.has(userId));
  if (missing) throw invalid("{name} no longer belongs to the organization.", { name: missing.name });
  return members;
}
