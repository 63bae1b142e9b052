import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { bookMany } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { currentVersion } from "@/lib/scorecards/stored-content";
import { awaitsVersion } from "@/lib/states/states";
import { scoringVersion } from "./aggregate";
import { Judged } from "./record-evaluation";
import { Answered } from "./ask-open";
import { storeAnswers } from "./remember-verdicts";
import { showTotals } from "./retotal";
import { waitsForCredits } from "./settle-unscored";
import { sentence } from "@/lib/say";

/** An evaluation with the judge's new answers. */
const OneOfMany = Judged.extend({ answers: z.array(Answered) });
type OneOfMany = z.output<typeof OneOfMany>;

/**
 * Writes the evaluations of many applications by one scorecard version, charges for each and makes them current, all
 * in one transaction: none is partial, and none is charged twice. Skips those that were scored, decided on or queued
 * meanwhile, and all of them if another version is current. Those that the balance does not cover wait for credits.
 * Returns how many now have a score or wait for credits.
 */
export const recordTogether = useCase({
  name: "recordTogether",
  permission: "evaluation:record",
  input: z.object({ jobId: z.uuid(), versionId: z.uuid(), evaluations: z.array(OneOfMany) }),
  output: z.object({ settled: z.int() }),
  timeout: 60_000,

  async run(ctx, { jobId, versionId, evaluations }) {
    const { db } = ctx;
    const due = await stillDue(ctx, evaluations);
    // Read under the locks: an earlier publication is seen here; a later one waits for the locks, and then totals
    // what is recorded here.
    const version = await currentVersion(ctx, jobId);
    if (version?.id !== versionId) return { settled: 0 };
    const paid = await bookMany(
      ctx,
      prices.evaluation,
      due.map((evaluation) => ({
        kind: "evaluation" as const,
        description: sentence("Evaluation of an application"),
        evaluation,
        key: `evaluation:${evaluation.applicationId}:${evaluation.inputHash}`,
        subjectId: evaluation.applicationId,
      })),
    );
    const scored = paid.map(({ evaluation }) => evaluation);
    const added = await write(ctx, scored);
    await storeAnswers(
      ctx,
      scored.flatMap(({ answers }) => answers),
    );
    const idOf = new Map(added.map(({ id, applicationId }) => [applicationId, id]));
    const shown = scored.map((evaluation) => ({
      ...evaluation,
      verdicts: evaluation.assessments,
      verdictsOfId: idOf.get(evaluation.applicationId) ?? "",
    }));
    await showTotals(ctx, shown, added, version);
    const idsOf = (some: OneOfMany[]) => some.map(({ applicationId }) => applicationId);
    await db.application.updateMany({
      where: { id: { in: idsOf(scored.filter(({ flags }) => flags.length)) }, verification: "unverified" },
      data: { verification: "flagged" },
    });
    const unpaid = due.filter((evaluation) => !scored.includes(evaluation));
    await db.application.updateMany({
      where: { id: { in: idsOf(unpaid) } },
      data: { scoreStatus: "awaiting_credits", scoreReason: waitsForCredits },
    });
    await db.auditEvent.createMany({
      data: [
        ...added.map(({ id, applicationId }) => ({
          name: "application.evaluated",
          subjectId: applicationId,
          particulars: { evaluationId: id },
        })),
        ...unpaid.map(({ applicationId }) => ({
          name: "application.not-scored",
          subjectId: applicationId,
          particulars: { scoreStatus: "awaiting_credits" },
        })),
      ].map((event) => ({ ...event, actorKind: ctx.actor.kind, actorId: ctx.actor.id })),
    });
    return { settled: due.length };
  },
});

/** The judged applications that still wait for it and have no newer CV, locked in id order. */
async function stillDue({ db }: Context, evaluations: OneOfMany[]) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM "Application" a
    JOIN unnest(${evaluations.map((one) => one.applicationId)}::uuid[],
      ${evaluations.map((one) => one.attachmentId)}::uuid[],
      ${evaluations.map((one) => one.inputHash)}::text[]) j(id, cv, hash) ON j.id = a.id
    WHERE a.disposition = 'active' AND a."scoreStatus" = ANY(${awaitsVersion}::"ScoreStatus"[])
      AND NOT EXISTS (SELECT 1 FROM "Attachment" f WHERE f."organizationId" = a."organizationId"
        AND f."candidateId" = a."candidateId" AND f.kind = 'cv' AND f."readStatus" <> 'failed' AND f.id > j.cv)
      AND NOT EXISTS (SELECT 1 FROM "Evaluation" e WHERE e."organizationId" = a."organizationId"
        AND e."applicationId" = a.id AND e."inputHash" = j.hash)
    ORDER BY a.id FOR NO KEY UPDATE OF a`;
  const due = new Set(rows.map(({ id }) => id));
  return evaluations.filter(({ applicationId }) => due.has(applicationId));
}

/** Inserts the evaluations with their assessments and evidence, in two statements. */
async function write({ db }: Context, evaluations: OneOfMany[]) {
  const added = await db.evaluation.createManyAndReturn({
    data: evaluations.map(({ versionId, assessments: _, answers: __, totals, ...rest }) => ({
      ...rest,
      ...totals,
      scoringVersion,
      scorecardVersionId: versionId,
    })),
    select: { id: true, applicationId: true },
  });
  const idOf = new Map(added.map(({ id, applicationId }) => [applicationId, id]));
  const assessments = evaluations.flatMap(({ applicationId, assessments }) =>
    assessments.map((one, position) => ({ ...one, position, evaluationId: idOf.get(applicationId) })),
  );
  // Thousands of rows, which Prisma's createMany takes a second for.
  await db.$executeRaw`
    WITH given AS MATERIALIZED (
      SELECT uuidv7() AS id, r.* FROM jsonb_to_recordset(${JSON.stringify(assessments)}::jsonb) AS r(
        "evaluationId" uuid, "criterionId" uuid, position int, verdict "Verdict", rating float8, confidence float8,
        reason text, question text, years float8, evidence jsonb)),
    written AS (
      INSERT INTO "CriterionAssessment" (id, "evaluationId", "criterionId", position, verdict, rating, confidence, reason,
        question, years)
      SELECT id, "evaluationId", "criterionId", position, verdict, rating, confidence, reason, question, years FROM given)
    INSERT INTO "Evidence" (id, "assessmentId", position, quote, source, start, "end", page)
    SELECT uuidv7(), g.id, v.place - 1, q.quote, q.source, q.start, q."end", q.page
    FROM given g, jsonb_array_elements(g.evidence) WITH ORDINALITY v(item, place),
      jsonb_to_record(v.item) AS q(quote text, source text, start int, "end" int, page int)`;
  return added;
}
