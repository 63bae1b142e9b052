import * as z from "zod";
import { type Context, step } from "@/lib/access/use-case";
import { StoredFlag } from "@/lib/ai/judging";
import { bookMany } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { Prisma } from "@/lib/db/generated/client";
import { sentence } from "@/lib/say";
import { currentVersion } from "@/lib/scorecards/stored-content";
import { awaitsVersion, inScoring } from "@/lib/states/states";
import { scoringVersion } from "./aggregate";
import { StoredAssessment, Totals } from "./evaluation";
import { queue } from "./queue-applications";
import { retotal } from "./retotal";
import { waitsForCredits } from "./settle-unscored";
import { newestCv, show } from "./show";

const Judged = z.object({
  applicationId: z.uuid(),
  attachmentId: z.uuid(),
  judge: z.string(),
  judgeVersion: z.string(),
  inputHash: z.string(),
  judgedHash: z.string().optional(),
  totals: Totals,
  assessments: z.array(StoredAssessment),
  flags: z.array(StoredFlag),
  /** Whether it was queued for this run. */
  claimed: z.boolean(),
});
type Judged = z.output<typeof Judged>;
type Recording = { jobId: string; versionId: string; evaluations: z.input<typeof Judged>[] };

/**
 * Writes the evaluations of a job's applications by one scorecard version, charges for each and makes them current, in
 * one transaction: there is no score without its charge and no charge without its score. An evaluation that exists for
 * the same input is reused and costs nothing. Those that the balance does not cover wait for credits.
 *
 * A claimed application's evaluation stays history if its CV or the version was replaced while it was judged; it is
 * then queued for its present CV, or totalled for the present version if that asks nothing new. Others are skipped if
 * they were scored, decided on, queued or got another CV or version meanwhile. Returns those that now have a score or
 * history, and those that wait for credits.
 */
export const recordEvaluations = step(
  "recordEvaluations",
  async (ctx, { jobId, versionId, evaluations: judged }: Recording) => {
    // Without what the judging adds for others.
    const evaluations = z.array(Judged).parse(judged);
    const { db } = ctx;
    const wanted = await lockWanted(ctx, evaluations);
    // Read under the locks: an earlier publication is seen here; a later one waits for the locks, and then totals
    // what is recorded here.
    const version = await currentVersion(ctx, jobId);
    if (!version) return { scored: [], unpaid: [] };
    const due = evaluations.filter(
      ({ applicationId, claimed }) => wanted.has(applicationId) && (claimed || version.id === versionId),
    );
    const existing = await existingOf(ctx, due);
    const fresh = due.filter(({ applicationId }) => !existing.has(applicationId));
    const paid = await bookMany(
      ctx,
      prices.evaluation,
      fresh.map((evaluation) => ({
        kind: "evaluation" as const,
        description: sentence("Evaluation of an application"),
        evaluation,
        key: `evaluation:${evaluation.applicationId}:${evaluation.inputHash}`,
        subjectId: evaluation.applicationId,
      })),
    );
    const added = await write(
      ctx,
      versionId,
      paid.map(({ evaluation }) => evaluation),
    );
    const idOf = new Map([...existing, ...added]);
    const isOnItsCv = ({ applicationId, attachmentId }: Judged) => wanted.get(applicationId) === attachmentId;
    const ids = due.filter(isOnItsCv).flatMap(({ applicationId }) => idOf.get(applicationId) ?? []);
    const current = version.id === versionId ? ids : await retotal(ctx, ids, { askedBy: versionId, version });
    await show(ctx, current, { version, from: ["processing", ...awaitsVersion] });
    const replaced = due.filter((one) => !isOnItsCv(one)).map(({ applicationId }) => applicationId);
    await queue(ctx, replaced, ["processing"]);

    const unpaid = fresh.map(({ applicationId }) => applicationId).filter((id) => !added.has(id));
    await db.application.updateMany({
      where: { id: { in: unpaid }, scoreStatus: { in: [...inScoring, ...awaitsVersion] } },
      data: { scoreStatus: "awaiting_credits", scoreReason: waitsForCredits },
    });
    await db.auditEvent.createMany({
      data: [
        ...[...added].map(([applicationId, evaluationId]) => ({
          name: "application.evaluated",
          subjectId: applicationId,
          particulars: { evaluationId },
        })),
        ...unpaid.map((applicationId) => ({
          name: "application.not-scored",
          subjectId: applicationId,
          particulars: { scoreStatus: "awaiting_credits" },
        })),
      ].map((event) => ({ ...event, actorKind: ctx.actor.kind, actorId: ctx.actor.id })),
    });
    return { scored: [...idOf.keys()], unpaid };
  },
  60_000,
);

/**
 * Locks the judged applications that are to be recorded, in id order, and returns the CV that each is scored on now.
 * They are those claimed, and those that still wait and have no other CV.
 */
async function lockWanted({ db }: Context, evaluations: Judged[]): Promise<Map<string, string | null>> {
  const cv = newestCv(Prisma.sql`a."candidateId"`);
  const rows = await db.$queryRaw<{ id: string; cv: string | null }[]>`
    SELECT a.id, ${cv} AS cv FROM "Application" a
    JOIN unnest(${evaluations.map((one) => one.applicationId)}::uuid[],
      ${evaluations.map((one) => one.attachmentId)}::uuid[],
      ${evaluations.map((one) => one.claimed)}::boolean[]) j(id, cv, claimed) ON j.id = a.id
    WHERE j.claimed OR (a.disposition = 'active' AND a."scoreStatus" = ANY(${awaitsVersion}::"ScoreStatus"[])
      AND ${cv} = j.cv)
    ORDER BY a.id FOR NO KEY UPDATE OF a`;
  return new Map(rows.map(({ id, cv }) => [id, cv]));
}

/** The evaluations that exist for the same inputs, by application. */
async function existingOf({ db }: Context, due: Judged[]): Promise<Map<string, string>> {
  const rows = await db.evaluation.findMany({
    where: {
      applicationId: { in: due.map(({ applicationId }) => applicationId) },
      inputHash: { in: due.map(({ inputHash }) => inputHash) },
    },
    select: { id: true, applicationId: true },
  });
  return new Map(rows.map(({ id, applicationId }) => [applicationId, id]));
}

/** Inserts the evaluations with their assessments and evidence, in two statements. Returns their ids by application. */
async function write(
  { db }: Context,
  versionId: string,
  evaluations: Judged[],
): Promise<Map<string, string>> {
  const added = await db.evaluation.createManyAndReturn({
    data: evaluations.map(({ assessments: _, claimed: __, totals, ...rest }) => ({
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
        mentioned boolean, reason text, "reasonSaid" text, question text, "questionSaid" text, years float8, evidence jsonb)),
    written AS (
      INSERT INTO "CriterionAssessment" (id, "evaluationId", "criterionId", position, verdict, rating, confidence,
        mentioned, reason, "reasonSaid", question, "questionSaid", years)
      SELECT id, "evaluationId", "criterionId", position, verdict, rating, confidence, coalesce(mentioned, false),
        reason, "reasonSaid", question, "questionSaid", years FROM given)
    INSERT INTO "Evidence" (id, "assessmentId", position, quote, source, start, "end", page)
    SELECT uuidv7(), g.id, v.place - 1, q.quote, q.source, q.start, q."end", q.page
    FROM given g, jsonb_array_elements(g.evidence) WITH ORDINALITY v(item, place),
      jsonb_to_record(v.item) AS q(quote text, source text, start int, "end" int, page int)`;
  return idOf;
}
