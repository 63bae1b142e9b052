import type { Context } from "@/lib/platform/access/use-case";
import { asRole } from "@/lib/platform/db/as-role";

/** What one person has said about themselves, by kind; one that is absent stays as it was, null takes it back. */
export type SelfReported = { candidateId: string; said: Record<string, string | null | undefined> };

/** Replaces what these people have said before. Nobody but the report of impact ratios can read it again. */
export async function storeSelfReports(
  { db }: Pick<Context, "db">,
  source: "csv" | "ats" | "page",
  reported: readonly SelfReported[],
): Promise<void> {
  // A file may have several rows of one person: the last one counts.
  const people = new Map(reported.map((each) => [each.candidateId, each.said]));
  const said = [...people].flatMap(([candidateId, values]) =>
    Object.entries(values).flatMap(([kind, value]) =>
      value === undefined ? [] : [{ candidateId, kind, value }],
    ),
  );
  if (said.length === 0) return;
  await asRole(db, "shortlist_self_reports", async () => {
    for (const kind of new Set(said.map((each) => each.kind)))
      await db.selfReport.deleteMany({
        where: {
          kind,
          candidateId: { in: said.filter((each) => each.kind === kind).map((each) => each.candidateId) },
        },
      });
    // Of two answers at once the first stays.
    await db.selfReport.createMany({
      skipDuplicates: true,
      data: said.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value, source }])),
    });
  });
}

/** Deletes what these people have said: they are being erased. */
export const forgetSelfReports = ({ db }: Pick<Context, "db">, candidateIds: readonly string[]) =>
  asRole(db, "shortlist_self_reports", () =>
    db.selfReport.deleteMany({ where: { candidateId: { in: [...candidateIds] } } }),
  );

/** Deletes the answers to questions that are no longer asked. */
export const forgetAnswers = ({ db }: Pick<Context, "db">, kinds: readonly string[]) =>
  asRole(db, "shortlist_self_reports", () =>
    db.selfReport.deleteMany({ where: { kind: { in: [...kinds] } } }),
  );

/** Which questions this person has answered, with their records that were merged; never what they said. */
export const answeredKinds = ({ db }: Pick<Context, "db">, candidateIds: readonly string[]) =>
  asRole(db, "shortlist_self_reports", async () => {
    const where = { candidateId: { in: [...candidateIds] } };
    const answered = await db.selfReport.findMany({ where, select: { kind: true } });
    return new Set(answered.map(({ kind }) => kind));
  });
