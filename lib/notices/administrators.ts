import type { TenantDb } from "@/lib/db/tenant";

/** Whoever administers the organization: told of what only they can mend. */
export async function administrators(db: TenantDb): Promise<string[]> {
  const members = await db.member.findMany({
    where: { OR: [{ role: { contains: "owner" } }, { role: { contains: "admin" } }] },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}
