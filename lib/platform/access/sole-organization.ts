import { identityDb } from "@/lib/platform/db/identity";

/** The organization of a user who belongs to exactly one; null for any other. */
export async function soleOrganization(userId: string): Promise<string | null> {
  const memberships = await identityDb.member.findMany({
    where: { userId },
    select: { organizationId: true },
    take: 2,
  });
  return memberships.length === 1 ? (memberships[0]?.organizationId ?? null) : null;
}
