import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { scoreStatusesBefore } from "@/lib/judging/states/states";
import { conflict, forbidden, invalid } from "@/lib/errors";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { emit } from "@/lib/platform/events/emit";
import { scorecardPublished } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { ContentSource, resolveContent } from "@/lib/judging/scorecards/content-source";
import { unpublishedDraftOf } from "@/lib/judging/scorecards/version-of-draft";
import { retotalJob } from "@/lib/judging/evaluation/record";
import { newQuestions } from "@/lib/judging/scorecards/questions";
import { planPublication } from "./preview-publication";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { contentHash, currentVersion } from "@/lib/judging/scorecards/stored-content";

/** In ms. Tens of thousands of applications are rescored in one transaction: 10,000 take seconds. */
const rescoringTimeout = 180_000;

const Published = z.object({
  jobId: z.uuid(),
  versionId: z.uuid(),
  version: z.int(),
  created: z.boolean().describe("False when this content was already published."),
  rescored: z.int().describe("Applications rescored immediately from existing verdicts, free of charge."),
  applicationsQueued: z.int(),
  creditsNeeded: z.int(),
});

/**
 * Publishes a content as the job's next version and rescores the job's undecided applications: in this transaction
 * those already judged on everything it asks; the others are queued. Decided ones keep the score they were decided
 * by. Unchanged content creates no version. Old evaluations stay, under the version they were made with.
 */
export const publishScorecard = useCase({
  name: "publishScorecard",
  permission: "scorecard:write",
  timeout: rescoringTimeout,
  input: z.object({ jobId: z.uuid(), ...ContentSource.shape, confirmationToken: ConfirmationToken }),
  output: Published,

  async run(ctx, input) {
    const { jobId } = input;
    const { content } = await resolveContent(ctx, jobId, input);
    const draftId = input.draftId ?? (input.content && (await unpublishedDraftOf(ctx, jobId, content)));
    return publishOnce(ctx, { jobId, content, draftId }, (subjectRevision) =>
      redeemConfirmation(ctx, { act: "saveScorecard", input, subjectRevision }),
    );
  },
});

/** The same for a person who confirmed a preview. Throws `conflict` when another version was published since. */
export const publishReviewed = useCase({
  name: "publishReviewed",
  permission: "scorecard:write",
  timeout: rescoringTimeout,
  input: z.object({
    jobId: z.uuid(),
    content: ScorecardContent,
    subjectRevision: z.string(),
    draftId: z.uuid().optional().describe("The draft that was edited."),
  }),
  output: Published,

  async run(ctx, { draftId, ...input }) {
    const draft =
      draftId && (await ctx.db.scorecardDraft.findUnique({ where: { id: draftId, jobId: input.jobId } }));
    return publishOnce(ctx, { ...input, draftId: draft ? draft.id : undefined }, (subjectRevision) => {
      if (ctx.actor.kind === "agent") throw forbidden("This needs the recruiter's confirmation.");
      if (subjectRevision !== input.subjectRevision)
        throw conflict(
          "Another version was published meanwhile. Close this, reload the page and look again.",
        );
    });
  },
});

async function publishOnce(
  ctx: Context,
  { jobId, content, draftId }: { jobId: string; content: ScorecardContent; draftId?: string | undefined },
  confirm: (subjectRevision: string) => unknown,
): Promise<z.output<typeof Published>> {
  // One publication of a job at a time: version numbers and "current" follow the lock's order. NO KEY UPDATE, because
  // an evaluation being recorded refers to the job while this waits for its application below.
  await ctx.db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
  const plan = await planPublication(ctx, jobId, content);
  await confirm(plan.subjectRevision);
  const [problem] = plan.problems;
  if (problem) throw invalid("{path}: {message}", { path: problem.path, message: problem.message });

  const before = await currentVersion(ctx, jobId);
  if (before && plan.same) {
    const { id: versionId, version } = before;
    return {
      jobId,
      versionId,
      version,
      created: false,
      rescored: 0,
      applicationsQueued: 0,
      creditsNeeded: 0,
    };
  }
  const scorecardId = before?.scorecardId ?? (await openScorecard(ctx.db, jobId));
  const { id: versionId } = await ctx.db.scorecardVersion.create({
    data: {
      scorecardId,
      version: plan.version,
      ...content.thresholds,
      ...content.flags,
      contentHash: contentHash(content),
      draftId: draftId ?? null,
      publishedBy: ctx.actor.id,
    },
    select: { id: true },
  });
  await ctx.db.criterion.createMany({
    data: content.criteria.map(({ id, ...criterion }, position) => ({
      ...criterion,
      criterionId: id,
      versionId,
      position,
    })),
  });
  await ctx.db.scorecard.update({ where: { id: scorecardId }, data: { currentVersionId: versionId } });
  const rescored = await retotalJob(ctx, jobId, { id: versionId, version: plan.version, content });
  const answers = before && newQuestions(before.content, content).length === 0;
  await ctx.db.application.updateMany({
    where: {
      jobId,
      disposition: "active",
      // An application being judged right now by the previous version is totalled by this one when it is done.
      scoreStatus: { in: answers ? ["scored"] : scoreStatusesBefore("stale") },
      OR: [{ scoredVersionId: null }, { scoredVersionId: { not: versionId } }],
    },
    data: { scoreStatus: "stale", revision: { increment: 1 } },
  });
  await ctx.db.$executeRaw`
    UPDATE "Application" SET outdated = true WHERE "jobId" = ${jobId}::uuid AND NOT outdated
      AND overall IS NOT NULL AND "scoredVersionId" IS DISTINCT FROM ${versionId}::uuid`;
  await record(ctx, "scorecard.published", jobId, { versionId, version: plan.version });
  await emit(ctx, scorecardPublished, { jobId, versionId });
  return {
    jobId,
    versionId,
    version: plan.version,
    created: true,
    rescored,
    applicationsQueued: plan.staleApplications + plan.firstScores,
    creditsNeeded: plan.rescoringCredits,
  };
}

async function openScorecard(db: Parameters<typeof currentVersion>[0]["db"], jobId: string) {
  const existing = await db.scorecard.findFirst({ where: { jobId }, select: { id: true } });
  const { id } = existing ?? (await db.scorecard.create({ data: { jobId }, select: { id: true } }));
  return id;
}
