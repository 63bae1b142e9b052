import { asIdentity } from "@/lib/db/as-identity";
import type { TenantDb } from "@/lib/db/tenant";
import { invalid } from "@/lib/errors";

/**
 * Keeps these members in the organization until the commit, for rows that refer to them: who removes one of them waits.
 * Always in the same order. Returns who of them is a member.
 */
export async function holdMembers(db: TenantDb, userIds: readonly string[]): Promise<Set<string>> {
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

/** The same for members who were named. Throws `invalid` for one who was removed since they were looked up. */
export async function holdNamed<M extends { userId: string; name: string }>(
  db: TenantDb,
  members: readonly M[],
): Promise<readonly M[]> {
  const held = await holdMembers(
    db,
    members.map(({ userId }) => userId),
  );
  const gone = members.find(({ userId }) => !held.has(userId));
  if (gone) throw invalid("{name} does not belong to the organization any more.", { name: gone.name });
  return members;
}
