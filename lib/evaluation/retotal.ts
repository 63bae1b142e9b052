import type { Context } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import { newQuestions } from "@/lib/scorecards/questions";
import { contentHash, currentVersion, toContent, versionContent } from "@/lib/scorecards/stored-content";
import { aggregate, scoringVersion } from "./aggregate";
import type { Totals } from "./evaluation";
import { inputHashOf } from "./hashes";
import { listApplications } from "./list-application";
import { listedFacts } from "./list-summary";
import { recountStanding } from "./standing";
import { type StoredVerdict, type Verdicts, askedVersions, storedVerdicts, toTotal } from "./stored-verdicts";
import { scoredByStoredVerdicts } from "@/lib/states/states";

/** The scorecard version to score with. */
type TargetVersion = { versionId: string; version: number; content: ScorecardContent };
type Db = Pick<Context, "db">;

/** The versions that judged a job's undecided applications and asked everything that `content` asks. */
export async function answeredVersions({ db }: Db, jobId: string, content: ScorecardContent) {
  const asking = await askedVersions(db, jobId);
  const versions = await db.scorecardVersion.findMany({
    where: { id: { in: asking.map(({ versionId }) => versionId) } },
    include: versionContent,
  });
  const answered = versions.filter((version) => newQuestions(toContent(version), content).length === 0);
  return asking.filter(({ versionId }) => answered.some(({ id }) => id === versionId));
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
  const answered = await answeredVersions(ctx, jobId, published.content);
  if (answered.length === 0) return 0;
  let count = 0;
  await db.$executeRaw`SELECT set_config('app.standing_later', 'on', true)`;
  const askedBy = answered.map((one) => one.versionId);
  for await (const batch of storedVerdicts(db, jobId, askedBy)) {
    const totalled = batch.map((one) => ({ ...one, totals: totalsOf(published.content, one.verdicts) }));
    const added = await addTotals(ctx, totalled, published);
    count += await showTotals(ctx, totalled, added, published);
  }
  await db.$executeRaw`SELECT set_config('app.standing_later', 'off', true)`;
  await recountStanding(ctx, jobId);
  return count;
}

/**
 * Totals the verdicts of one evaluation for the current version, if that is another one and asks nothing new. Returns
 * null if there is nothing to do.
 */
export async function retotalOne(ctx: Context, applicationId: string, evaluationId: string) {
  const { db } = ctx;
  const evaluation = await db.evaluation.findUniqueOrThrow({
    where: { id: evaluationId },
    include: {
      application: { select: { jobId: true } },
      assessments: true,
      scorecardVersion: { include: versionContent },
    },
  });
  const current = await currentVersion(ctx, evaluation.application.jobId);
  if (!current || current.id === evaluation.scorecardVersionId) return null;
  if (newQuestions(toContent(evaluation.scorecardVersion), current.content).length > 0) return null;
  const existing = await db.evaluation.findFirst({
    where: { applicationId, scorecardVersionId: current.id, verdictsOfId: evaluationId },
  });
  if (existing) return existing;
  const { judgedHash, inputHash, assessments } = evaluation;
  const totalled = {
    evaluationId,
    verdictsOfId: evaluationId,
    judgedHash: judgedHash ?? inputHash,
    totals: totalsOf(current.content, assessments),
  };
  const [added] = await addTotals(ctx, [totalled], { versionId: current.id, content: current.content });
  return added ? db.evaluation.findUnique({ where: { id: added.id } }) : null;
}

type Totalled = Verdicts & { totals: Totals };

/** The totals of stored verdicts for a scorecard's content. */
export const totalsOf = (content: ScorecardContent, verdicts: StoredVerdict[]) =>
  aggregate(content, verdicts.map(toTotal));

/** Inserts evaluations that refer to the verdicts they were computed from. */
async function addTotals(
  { db }: Db,
  batch: Pick<Totalled, "evaluationId" | "verdictsOfId" | "judgedHash" | "totals">[],
  { versionId, content }: Omit<TargetVersion, "version">,
) {
  const hash = contentHash(content);
  const rows = batch.map(({ evaluationId, verdictsOfId, judgedHash, totals }) => ({
    evaluationId,
    verdictsOfId,
    ...totals,
    inputHash: inputHashOf({ judgedHash, contentHash: hash, versionId, scoringVersion }),
  }));
  return db.$queryRaw<{ id: string; applicationId: string }[]>`
    INSERT INTO "Evaluation" (id, "applicationId", "scorecardVersionId", "attachmentId", judge, "judgeVersion",
      "scoringVersion", "inputHash", "judgedHash", "verdictsOfId", overall, low, high, unknown, dimensions,
      "knockedOutBy", advice, flags)
    SELECT uuidv7(), e."applicationId", ${versionId}::uuid, e."attachmentId", e.judge, e."judgeVersion",
      ${scoringVersion}, r."inputHash", e."judgedHash", r."verdictsOfId", r.overall, r.low, r.high, r.unknown,
      r.dimensions, ARRAY(SELECT jsonb_array_elements_text(r."knockedOutBy")::uuid), r.advice, e.flags
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("evaluationId" uuid, "verdictsOfId" uuid,
      "inputHash" text, overall float8, low float8, high float8, unknown float8, dimensions jsonb,
      "knockedOutBy" jsonb, advice text)
    JOIN "Evaluation" e ON e.id = r."evaluationId"
    RETURNING id, "applicationId"`;
}

/** Whether an application `a` needs no new judgement: its newest CV is the one judged in `e`. */
const isSettled = Prisma.sql`(a."scoreStatus" = ANY(${scoredByStoredVerdicts}::"ScoreStatus"[]) AND NOT EXISTS (
  SELECT 1 FROM "Attachment" f WHERE f."organizationId" = a."organizationId" AND f."candidateId" = a."candidateId"
    AND f.kind = 'cv' AND f."readStatus" <> 'failed' AND f.id > e."attachmentId"))`;

/**
 * Makes new evaluations the current ones. Applications that waited to be judged by an earlier version no longer wait,
 * unless another CV has arrived since.
 */
export async function showTotals(
  { db }: Db,
  batch: Pick<Totalled, "applicationId" | "verdictsOfId" | "verdicts" | "flags" | "totals">[],
  added: { id: string }[],
  version: Omit<TargetVersion, "versionId">,
) {
  const count = await db.$executeRaw`
    UPDATE "Application" a SET
      "currentEvaluationId" = e.id, outdated = false, revision = a.revision + 1, "updatedAt" = now(),
      "scoreStatus" = CASE WHEN ${isSettled} THEN 'scored' ELSE a."scoreStatus" END,
      "scoreReason" = CASE WHEN ${isSettled} THEN NULL ELSE a."scoreReason" END,
      overall = e.overall, "hardSkills" = (e.dimensions->0->>'score')::float8,
      "softSkills" = (e.dimensions->1->>'score')::float8, "cultureFit" = (e.dimensions->2->>'score')::float8,
      "teamFit" = (e.dimensions->3->>'score')::float8
    FROM "Evaluation" e
    WHERE e.id = ANY(${added.map(({ id }) => id)}::uuid[]) AND a.id = e."applicationId"`;
  await listApplications(
    db,
    batch.map(({ applicationId, verdictsOfId, verdicts, flags, totals }) => ({
      ...listedFacts(version, { totals, flags, verdicts }),
      applicationId,
      verdictsOfId,
    })),
  );
  return count;
}
