import type { Context } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import { newQuestions } from "@/lib/scorecards/questions";
import { contentHash, toContent, versionContent } from "@/lib/scorecards/stored-content";
import { scoredByStoredVerdicts } from "@/lib/states/states";
import { aggregate, scoringVersion } from "./aggregate";
import { inputHashOf } from "./hashes";
import { show, type TargetVersion } from "./show";
import { recountStanding } from "./standing";
import { askedVersions, storedVerdicts, toTotal, undecidedOf, type Verdicts } from "./stored-verdicts";

type Db = Pick<Context, "db">;

/** Those of some scorecard versions that asked everything that `content` asks. */
async function answering({ db }: Db, versionIds: string[], content: ScorecardContent) {
  const versions = await db.scorecardVersion.findMany({
    where: { id: { in: versionIds } },
    include: versionContent,
  });
  const answered = versions.filter((version) => newQuestions(toContent(version), content).length === 0);
  return answered.map(({ id }) => id);
}

/** The versions that judged a job's undecided applications and asked everything that `content` asks. */
export async function answeredVersions(ctx: Db, jobId: string, content: ScorecardContent) {
  const asked = await askedVersions(ctx.db, jobId);
  const ids = asked.map(({ versionId }) => versionId);
  const answered = await answering(ctx, ids, content);
  return asked.filter(({ versionId }) => answered.includes(versionId));
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
  const askedBy = answered.map(({ versionId }) => versionId);
  let count = 0;
  await db.$executeRaw`SELECT set_config('app.standing_later', 'on', true)`;
  const judged = Prisma.sql`${undecidedOf(jobId)} AND j."scorecardVersionId" = ANY(${askedBy}::uuid[])`;
  for await (const batch of storedVerdicts(db, judged)) {
    const added = await addTotals(ctx, batch, published);
    count += (await show(ctx, added, { version: published, from: scoredByStoredVerdicts })).length;
  }
  await db.$executeRaw`SELECT set_config('app.standing_later', 'off', true)`;
  await recountStanding(ctx, jobId);
  return count;
}

/**
 * Totals the verdicts of evaluations by one version for another, free of charge, if that asks nothing new. Returns the
 * ids of the evaluations with the new totals.
 */
export async function retotal(
  ctx: Db,
  evaluationIds: string[],
  { askedBy, version }: { askedBy: string; version: TargetVersion },
): Promise<string[]> {
  if ((await answering(ctx, [askedBy], version.content)).length === 0) return [];
  const given = Prisma.sql`e."applicationId" = a.id AND e.id = ANY(${evaluationIds}::uuid[])`;
  const ids: string[] = [];
  for await (const batch of storedVerdicts(ctx.db, Prisma.sql`true`, given))
    ids.push(...(await addTotals(ctx, batch, version)));
  return ids;
}

/** The totals of stored verdicts for a scorecard's content. */
export const totalsOf = (
  content: ScorecardContent,
  { verdicts, flags }: Pick<Verdicts, "verdicts" | "flags">,
) => aggregate(content, verdicts.map(toTotal), flags);

/** Inserts evaluations that refer to the verdicts they were computed from. Returns their ids and those that exist. */
async function addTotals({ db }: Db, batch: Verdicts[], { id, content }: TargetVersion): Promise<string[]> {
  const hash = contentHash(content);
  const rows = batch.map(({ evaluationId, verdictsOfId, judgedHash, ...judged }) => ({
    evaluationId,
    verdictsOfId,
    ...totalsOf(content, judged),
    inputHash: inputHashOf({ judgedHash, contentHash: hash, versionId: id, scoringVersion }),
  }));
  const evaluations = await db.$queryRaw<{ id: string }[]>`
    WITH given AS (
      SELECT e."applicationId", e."attachmentId", e.judge, e."judgeVersion", e."judgedHash", e.flags, r.*
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("evaluationId" uuid, "verdictsOfId" uuid,
        "inputHash" text, overall float8, low float8, high float8, unknown float8, dimensions jsonb,
        "knockedOutBy" jsonb, advice text)
      JOIN "Evaluation" e ON e.id = r."evaluationId"),
    added AS (
      INSERT INTO "Evaluation" (id, "applicationId", "scorecardVersionId", "attachmentId", judge, "judgeVersion",
        "scoringVersion", "inputHash", "judgedHash", "verdictsOfId", overall, low, high, unknown, dimensions,
        "knockedOutBy", advice, flags)
      SELECT uuidv7(), "applicationId", ${id}::uuid, "attachmentId", judge, "judgeVersion", ${scoringVersion},
        "inputHash", "judgedHash", "verdictsOfId", overall, low, high, unknown, dimensions,
        ARRAY(SELECT jsonb_array_elements_text("knockedOutBy")::uuid), advice, flags
      FROM given ON CONFLICT ("organizationId", "applicationId", "inputHash") DO NOTHING RETURNING id)
    SELECT id FROM added
    UNION ALL SELECT e.id FROM "Evaluation" e JOIN given g ON e."applicationId" = g."applicationId"
      AND e."inputHash" = g."inputHash"`;
  return evaluations.map(({ id }) => id);
}
