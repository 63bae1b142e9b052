import { type Context, step } from "@/lib/platform/access/use-case";
import { bookMany } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { ScoreStatus } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { recordAll } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { contentHash, currentVersion } from "@/lib/judging/scorecards/stored-content";
import { awaitsVersion, inScoring, scoredByStoredVerdicts } from "@/lib/judging/states/states";
import { scoringVersion } from "./aggregate";
import { inputHashOf } from "./evaluation";
import type { JudgedPerson } from "./prepare";
import { leaveUnscored, queue, waitsForCredits } from "./queue";
import { newestCv, recountStanding, show, type TargetVersion } from "./show";
import {
  answeredVersions,
  answering,
  storedVerdicts,
  totalsOf,
  undecidedOf,
  type Verdicts,
} from "./stored-verdicts";

type Judged = Omit<JudgedPerson, "told" | "usage">;

/**
 * Writes evaluations, at least one, of a job's applications by one scorecard version, charges for each and makes them
 * current, in one transaction: there is no score without its charge and no charge without its score. An evaluation that
 * exists for the same input is reused and costs nothing. Those that the balance does not cover wait for credits.
 *
 * A claimed application's evaluation stays history if its CV or the version was replaced while it was judged; it is
 * then queued for its present CV, or totalled for the present version if that asks nothing new. Others are skipped if
 * they were scored, decided on, queued or got another CV or version meanwhile. Returns those that now have a score or
 * history, and those that wait for credits.
 */
export const recordEvaluations = step(
  "recordEvaluations",
  async (ctx, evaluations: Judged[]): Promise<{ scored: string[]; unpaid: string[] }> => {
    const { jobId, versionId } = evaluations[0]!;
    const wanted = await lockWanted(ctx.db, evaluations);
    // Read under the locks: an earlier publication is seen here; a later one waits for the locks, and then totals
    // what is recorded here.
    const version = await currentVersion(ctx, jobId);
    if (!version) return { scored: [], unpaid: [] };
    const due = evaluations.filter(
      ({ applicationId, claimed }) => wanted.has(applicationId) && (claimed || version.id === versionId),
    );
    const existing = await existingOf(ctx.db, due);
    const fresh = due.filter(({ applicationId }) => !existing.has(applicationId));
    const added = await write(ctx.db, versionId, await charge(ctx, fresh));
    const idOf = new Map([...existing, ...added]);
    const isOnItsCv = ({ applicationId, attachmentId }: Judged) => wanted.get(applicationId) === attachmentId;
    const ids = due.filter(isOnItsCv).flatMap(({ applicationId }) => idOf.get(applicationId) ?? []);
    const from = ["processing" as const, ...awaitsVersion];
    if (version.id === versionId) await show(ctx, ids, { version, from });
    else if ((await answering(ctx.db, [versionId], version.content)).length > 0) {
      const these = Prisma.sql`e."applicationId" = a.id AND e.id = ANY(${ids}::uuid[])`;
      await retotal(ctx, version, from, storedVerdicts(ctx.db, Prisma.sql`true`, these));
    }
    const replaced = due.filter((one) => !isOnItsCv(one)).map(({ applicationId }) => applicationId);
    await queue(ctx, replaced, ["processing"]);

    const unpaid = fresh.map(({ applicationId }) => applicationId).filter((id) => !added.has(id));
    await leaveUnscored(
      ctx,
      { id: { in: unpaid }, scoreStatus: { in: [...inScoring, ...awaitsVersion] } },
      { scoreStatus: "awaiting_credits", reason: waitsForCredits },
    );
    await recordAll(
      ctx,
      "application.evaluated",
      [...added].map(([subjectId, evaluationId]) => ({ subjectId, particulars: { evaluationId } })),
    );
    return { scored: [...idOf.keys()], unpaid };
  },
  60_000,
);

/**
 * Locks the judged applications that are to be recorded, in id order, and returns the CV that each is scored on now.
 * They are those claimed, and those that still wait and have no other CV; none whose candidate asked for people alone.
 */
async function lockWanted(db: TenantDb, evaluations: Judged[]): Promise<Map<string, string | null>> {
  const cv = newestCv(Prisma.sql`a."candidateId"`);
  const rows = await db.$queryRaw<{ id: string; cv: string | null }[]>`
    SELECT a.id, ${cv} AS cv FROM "Application" a
    JOIN unnest(${evaluations.map((one) => one.applicationId)}::uuid[],
      ${evaluations.map((one) => one.attachmentId)}::uuid[],
      ${evaluations.map((one) => one.claimed)}::boolean[]) j(id, cv, claimed) ON j.id = a.id
    WHERE a."scoreStatus" <> 'human_review' AND (j.claimed OR a.disposition = 'active' AND a."scoreStatus" = ANY(${awaitsVersion}::"ScoreStatus"[])
      AND ${cv} = j.cv)
    ORDER BY a.id FOR NO KEY UPDATE OF a`;
  return new Map(rows.map(({ id, cv }) => [id, cv]));
}

/** The evaluations that exist for the same inputs, by application. */
async function existingOf(db: TenantDb, due: Judged[]): Promise<Map<string, string>> {
  const rows = await db.evaluation.findMany({
    where: {
      applicationId: { in: due.map(({ applicationId }) => applicationId) },
      inputHash: { in: due.map(({ inputHash }) => inputHash) },
    },
    select: { id: true, applicationId: true },
  });
  return new Map(rows.map(({ id, applicationId }) => [applicationId, id]));
}

/** Charges for evaluations, and returns those that are paid. */
async function charge(ctx: Context, evaluations: Judged[]): Promise<Judged[]> {
  const charges = evaluations.map((evaluation) => ({
    kind: "evaluation" as const,
    description: sentence("Evaluation of an application"),
    evaluation,
    key: `evaluation:${evaluation.applicationId}:${evaluation.inputHash}`,
    subjectId: evaluation.applicationId,
  }));
  const paid = await bookMany(ctx, prices.evaluation, charges);
  return paid.map(({ evaluation }) => evaluation);
}

/** Inserts the evaluations with their assessments and evidence. Returns their ids by application. */
async function write(db: TenantDb, versionId: string, evaluations: Judged[]): Promise<Map<string, string>> {
  const idOf = await insert(db, versionId, evaluations);
  const assessments = evaluations.flatMap(({ applicationId, assessments }) =>
    assessments.map((one, position) => ({ ...one, position, evaluationId: idOf.get(applicationId) })),
  );
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

type Row = Omit<Verdicts, "evaluationId" | "verdictsOfId" | "askedBy" | "outdated" | "verdicts"> & {
  verdictsOfId?: string;
};

/**
 * Inserts evaluations, of which there may be thousands, for which Prisma's createMany takes seconds. Returns their ids
 * by application, and those that exist for the same inputs.
 */
async function insert(db: TenantDb, versionId: string, evaluations: Row[]): Promise<Map<string, string>> {
  const given = evaluations.map(({ totals, flags, ...row }) => {
    const { applicationId, attachmentId, judge, judgeVersion, inputHash, judgedHash, verdictsOfId } = row;
    const columns = { applicationId, attachmentId, judge, judgeVersion, inputHash, judgedHash, verdictsOfId };
    return { ...columns, ...totals, flags };
  });
  const rows = await db.$queryRaw<{ id: string; applicationId: string }[]>`
    WITH given AS (SELECT * FROM jsonb_populate_recordset(NULL::"Evaluation", ${JSON.stringify(given)}::jsonb)),
    added AS (
      INSERT INTO "Evaluation" (id, "applicationId", "scorecardVersionId", "attachmentId", judge, "judgeVersion",
        "scoringVersion", "inputHash", "judgedHash", "verdictsOfId", overall, low, high, unknown, dimensions,
        "knockedOutBy", advice, flags)
      SELECT uuidv7(), "applicationId", ${versionId}::uuid, "attachmentId", judge, "judgeVersion", ${scoringVersion},
        "inputHash", "judgedHash", "verdictsOfId", overall, low, high, unknown, dimensions, "knockedOutBy", advice, flags
      FROM given ON CONFLICT ("organizationId", "applicationId", "inputHash") DO NOTHING
      RETURNING id, "applicationId")
    SELECT id, "applicationId" FROM added
    UNION ALL SELECT e.id, e."applicationId" FROM "Evaluation" e JOIN given g USING ("applicationId", "inputHash")`;
  return new Map(rows.map(({ id, applicationId }) => [applicationId, id]));
}

/**
 * Scores a job's undecided applications with the version just published, if they were judged on everything it asks:
 * in the caller's transaction, without a judge or a charge. Returns how many.
 */
export async function retotalJob(ctx: Context, jobId: string, published: TargetVersion): Promise<number> {
  const { db } = ctx;
  // Waits for evaluations that are being recorded; later ones see the new version. Locks in id order, so that there
  // is no deadlock.
  await db.$queryRaw`
    SELECT 1 FROM "Application" WHERE "jobId" = ${jobId}::uuid AND disposition = 'active' ORDER BY id
    FOR NO KEY UPDATE`;
  const answered = await answeredVersions(db, jobId, published.content);
  if (answered.length === 0) return 0;
  const askedBy = answered.map(({ versionId }) => versionId);
  await db.$executeRaw`SELECT set_config('app.standing_later', 'on', true)`;
  const judged = Prisma.sql`${undecidedOf(jobId)} AND j."scorecardVersionId" = ANY(${askedBy}::uuid[])`;
  const count = await retotal(ctx, published, scoredByStoredVerdicts, storedVerdicts(db, judged));
  await db.$executeRaw`SELECT set_config('app.standing_later', 'off', true)`;
  await recountStanding(ctx, jobId);
  return count;
}

/**
 * Totals verdicts for another version that asks nothing new, free of charge: inserts evaluations that refer to those
 * the verdicts are of, and shows them. Returns how many applications show them.
 */
async function retotal(
  ctx: Context,
  version: TargetVersion,
  from: ScoreStatus[],
  batches: AsyncIterable<Verdicts[]>,
): Promise<number> {
  const { id: versionId, content } = version;
  const hash = contentHash(content);
  let count = 0;
  for await (const batch of batches) {
    const rows = batch.map((one) => {
      const judgedHash = one.judgedHash ?? one.inputHash;
      const inputHash = inputHashOf({ judgedHash, contentHash: hash, versionId, scoringVersion });
      return { ...one, totals: totalsOf(content, one), inputHash };
    });
    const ids = await insert(ctx.db, versionId, rows);
    count += (await show(ctx, [...ids.values()], { version, from })).length;
  }
  return count;
}
