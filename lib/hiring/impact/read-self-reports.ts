import type { Context } from "@/lib/platform/access/use-case";
import { asRole } from "@/lib/platform/db/as-role";

export type SelfReports = Map<string, Record<string, string>>;

/**
 * What the people of an organization have said about themselves, by candidate; of merged records, each kind as it was
 * said last, by the record that remains. The only reader: use cases of this room return counts, or rows without a name.
 */
export async function readSelfReports({ db }: Pick<Context, "db">): Promise<SelfReports> {
  const merged = await db.candidateAlias.findMany({
    where: { kind: "merged" },
    select: { candidateId: true, value: true },
  });
  const into = new Map(merged.map(({ candidateId, value }) => [value, candidateId]));
  const rows = await asRole(db, "shortlist_impact", () =>
    db.selfReport.findMany({ orderBy: [{ reportedAt: "asc" }, { candidateId: "asc" }] }),
  );
  const reports: SelfReports = new Map();
  for (const { candidateId, kind, value } of rows) {
    const person = remaining(candidateId, into);
    reports.set(person, { ...reports.get(person), [kind]: value });
  }
  return reports;
}

/** The record that remains of merges, which may follow each other but form no circle. */
function remaining(candidateId: string, into: ReadonlyMap<string, string>): string {
  const next = into.get(candidateId);
  return next === undefined ? candidateId : remaining(next, into);
}
