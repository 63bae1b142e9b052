import type { Actor } from "@/lib/platform/access/actor";
import { type Context, step } from "@/lib/platform/access/use-case";
import { ChosenModel, openKey } from "@/lib/judging/ai/choice/model-choice";
import { configOf } from "@/lib/judging/ai/choice/model-of";
import { judgedByRules } from "@/lib/judging/ai/judging";
import { serviceModel } from "@/lib/judging/ai/judge-by";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import { withUsageRecorded } from "@/lib/judging/ai/record-usage";
import { Unanswered } from "@/lib/judging/ai/unanswered";
import type { Usage } from "@/lib/judging/ai/usage";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence, stored, toStore } from "@/lib/say";
import { toContent, versionContent } from "@/lib/judging/scorecards/stored-content";
import { everythingJudged, readyFrom } from "../gather";
import { judgePerson } from "../in-thread";
import type { JudgedPerson } from "../prepare";

const noModel = sentence("The service has no language model to try.");
const gone = sentence("Its score or its document is no longer there.");

/**
 * Judges the next application of a trial, and ends the trial after the last one, or when the model cannot be asked.
 * Safe to run again: an application that was judged is passed over. Stores no verdict and charges no credit.
 *
 * @throws DomainError `unavailable` with the seconds to wait where the provider asks for a pause
 */
export async function judgeNext(evaluator: Actor, trialId: string): Promise<{ more: boolean }> {
  const next = await gatherNext(evaluator, { trialId });
  if (!next) return { more: false };
  const { applicationId, ready, trial } = next;
  const config = trial.settings ? configOf(ChosenModel.parse(trial.settings), openKey(trial)) : serviceModel;
  if (!config) return failTrial(evaluator, { trialId, failure: noModel });
  if (!ready) return keep(evaluator, { trialId, applicationId, result: stored("failure", gone) });
  const startedAt = performance.now();
  try {
    const judged = await withUsageRecorded(evaluator, applicationId, () =>
      judgePerson(ready, openAiJudge(config)),
    );
    const ms = Math.round(performance.now() - startedAt);
    return await keep(evaluator, { trialId, applicationId, result: { ms, ...resultOf(judged) } });
  } catch (error) {
    if (!(error instanceof DomainError) || error.retryAfter) throw error;
    const usage = error instanceof Unanswered ? error.usage : [];
    if (error.code === "unavailable")
      return failTrial(evaluator, {
        trialId,
        failure: error.said,
        said: usage.findLast(({ said }) => said)?.said ?? null,
      });
    const result = { ...spentOn(usage), ...stored("failure", error.said) };
    return keep(evaluator, { trialId, applicationId, result });
  }
}

type Result = Omit<Prisma.ModelTrialRowUncheckedUpdateManyInput, "applicationId" | "trialId" | "judgedAt">;

function resultOf({ totals, assessments, told, usage }: JudgedPerson): Result {
  const raw = (told?.answered.assessments ?? []).filter((one) => one !== null);
  return {
    overall: totals.overall,
    advice: totals.advice,
    ...spentOn(usage),
    byRules: raw.filter(({ reasonSaid }) => reasonSaid?.startsWith(toStore(judgedByRules))).length,
    lowered: assessments.filter((one) => {
      const given = raw.find(({ criterionId }) => criterionId === one.criterionId);
      return (given?.rating ?? 0) > (one.rating ?? 0);
    }).length,
  };
}

const spentOn = (usage: readonly Usage[]): Result => ({
  inputTokens: usage.reduce((sum, each) => sum + each.inputTokens, 0),
  outputTokens: usage.reduce((sum, each) => sum + each.outputTokens, 0),
  // Null when any request has no price: a partial sum would look like the whole.
  costMicros: usage.some(({ costMicros }) => costMicros === null)
    ? null
    : usage.reduce((sum, each) => sum + (each.costMicros ?? 0), 0),
  outcomes: usage.map(({ outcome }) => outcome),
});

const gatherNext = step("gatherTrial", async (ctx, { trialId }: { trialId: string }) => {
  const trial = await ctx.db.modelTrial.findFirst({ where: { id: trialId, status: "running" } });
  if (!trial) return null;
  const row = await ctx.db.modelTrialRow.findFirst({
    where: { trialId, judgedAt: null },
    orderBy: { applicationId: "asc" },
    include: {
      application: {
        include: {
          ...everythingJudged,
          currentEvaluation: { include: { scorecardVersion: { include: versionContent } } },
        },
      },
    },
  });
  if (!row) {
    // Whoever is left was erased in the meantime.
    await end(ctx, trialId, { status: "done" });
    return null;
  }
  const { application, applicationId } = row;
  const { candidate, currentEvaluation: evaluation } = application;
  const attachments = candidate.attachments.filter(
    ({ id, documentText }) => documentText && id === evaluation?.attachmentId,
  );
  const version = evaluation?.scorecardVersion;
  const ready =
    version && attachments.length > 0
      ? readyFrom(
          { ...application, storedVerdicts: [], candidate: { ...candidate, attachments } },
          { id: version.id, content: toContent(version) },
          true,
        )
      : null;
  return { applicationId, ready, trial };
});

type Kept = { trialId: string; applicationId: string; result: Result };

const keep = step("keepTrial", async (ctx, { trialId, applicationId, result }: Kept) => {
  await ctx.db.modelTrialRow.updateMany({
    where: { trialId, applicationId, judgedAt: null },
    data: { ...result, judgedAt: new Date() },
  });
  const more = (await ctx.db.modelTrialRow.count({ where: { trialId, judgedAt: null } })) > 0;
  if (!more) await end(ctx, trialId, { status: "done" });
  return { more };
});

/** Ends a trial with the reason for the administrator, and what the provider said about it. */
export const failTrial = step(
  "failTrial",
  async (
    ctx,
    { trialId, failure, said = null }: { trialId: string; failure: string; said?: string | null },
  ) => {
    await end(ctx, trialId, { status: "failed", said, ...stored("failure", failure) });
    return { more: false };
  },
);

async function end(ctx: Context, trialId: string, how: Prisma.ModelTrialUpdateManyMutationInput) {
  const { count } = await ctx.db.modelTrial.updateMany({
    where: { id: trialId, status: "running" },
    data: { ...how, endedAt: new Date(), apiKey: null, apiKeyKey: null },
  });
  if (count > 0) await record(ctx, "organization.model-trial-ended", ctx.actor.organizationId);
}
