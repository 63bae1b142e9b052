import type { TenantDb } from "@/lib/platform/db/tenant";

/** Those of the people a search found who can still be applied to its job. */
export async function stillEligible<Person extends { candidateId: string }>(
  db: TenantDb,
  jobId: string,
  people: readonly Person[],
): Promise<Person[]> {
  const ids = people.map(({ candidateId }) => candidateId);
  const eligible = await db.candidate.findMany({
    where: {
      id: { in: ids },
      erasedAt: null,
      optedOutAt: null,
      applications: { none: { jobId } },
      OR: [{ employee: { is: null } }, { employee: { is: { consentedAt: { not: null } } } }],
    },
    select: { id: true },
  });
  const merged = await db.candidateAlias.findMany({
    where: { kind: "merged", value: { in: ids } },
    select: { value: true },
  });
  const eligibleIds = new Set(eligible.map(({ id }) => id));
  for (const { value } of merged) eligibleIds.delete(value);
  return people.filter(({ candidateId }) => eligibleIds.has(candidateId));
}
