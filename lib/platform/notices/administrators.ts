import type { TenantDb } from "@/lib/platform/db/tenant";

/** The owners and administrators of the organization, who are notified of what only they can fix. */
export async function administrators(db: TenantDb): Promise<string[]> {
  const members = await db.member.findMany({
    where: { OR: [{ role: { contains: "owner" } }, { role: { contains: "admin" } }] },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}
