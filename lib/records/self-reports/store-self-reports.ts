import type { Context } from "@/lib/platform/access/use-case";
import { asRole } from "@/lib/platform/db/as-role";
import { kinds } from "./categories";

/** What one person has said about themselves; a kind that is absent stays as it was, null takes it back. */
export type SelfReported = { candidateId: string; sex?: string | null; raceEthnicity?: string | null };

/** Replaces what these people have said before. Nobody but the report of impact ratios can read it again. */
export async function storeSelfReports(
  { db }: Pick<Context, "db">,
  source: "csv",
  reported: readonly SelfReported[],
): Promise<void> {
  // A file may have several rows of one person: the last one counts.
  const people = new Map(reported.map((each) => [each.candidateId, each]));
  const said = [...people.values()].flatMap(({ candidateId, ...values }) =>
    kinds.flatMap((kind) => {
      const value = values[kind];
      return value === undefined ? [] : [{ candidateId, kind, value }];
    }),
  );
  if (said.length === 0) return;
  await asRole(db, "shortlist_self_reports", async () => {
    for (const kind of kinds)
      await db.selfReport.deleteMany({
        where: {
          kind,
          candidateId: { in: said.filter((each) => each.kind === kind).map((each) => each.candidateId) },
        },
      });
    await db.selfReport.createMany({
      data: said.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value, source }])),
    });
  });
}

/** Deletes what these people have said: they are being erased. */
export const forgetSelfReports = ({ db }: Pick<Context, "db">, candidateIds: readonly string[]) =>
  asRole(db, "shortlist_self_reports", () =>
    db.selfReport.deleteMany({ where: { candidateId: { in: [...candidateIds] } } }),
  );
