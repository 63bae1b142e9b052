import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { keyFor, ModelToTry } from "@/lib/judging/ai/choice/choose-model";
import { ChosenModel, sealKey } from "@/lib/judging/ai/choice/model-choice";
import { serviceModel } from "@/lib/judging/ai/judge-by";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import { configOf } from "@/lib/judging/ai/choice/model-of";
import { Prisma } from "@/lib/platform/db/generated/client";
import { conflict, invalid } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { modelTrialRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { decidedWithScore, mostInTrial } from "./decided";

/** A trial that runs for longer was lost by the workflow engine. In ms. */
const longestTrial = 60 * 60_000;

/**
 * Starts a trial of a language model, which replaces the last one: the latest decided applications are judged with it,
 * in a workflow function, beside the scores they were decided on. No score, credit or choice changes; the provider
 * charges for the requests, which the usage lists.
 *
 * @throws DomainError `invalid` without a model or a key it needs; `conflict` while a trial runs, and when no decided
 * application has a score
 */
export const startTrial = flow({
  name: "startTrial",
  permission: "organization:administer",
  input: z.object({ choice: ModelToTry }),
  output: z.object({ trialId: z.uuid() }),

  async run(actor, { choice }) {
    const settings = choice.kind === "own" ? choice.model : null;
    const apiKey = choice.kind === "own" ? await keyFor(actor, choice) : "";
    const config = settings ? configOf(settings, apiKey) : serviceModel;
    if (!config) throw invalid("The service has no language model to try.");
    return begin(actor, { model: openAiJudge(config).id, settings, apiKey });
  },
});

const begin = useCase({
  name: "beginTrial",
  permission: "organization:administer",
  input: z.object({
    model: z.string(),
    settings: z.object(ChosenModel.shape).nullable(),
    apiKey: z.string(),
  }),
  output: z.object({ trialId: z.uuid() }),

  async run(ctx, { model, settings, apiKey }) {
    const { db, actor } = ctx;
    const { organizationId } = actor;
    const decided = await db.application.findMany({
      where: decidedWithScore,
      orderBy: [{ decidedAt: { sort: "desc", nulls: "last" } }, { id: "desc" }],
      take: mostInTrial,
      select: { id: true, disposition: true, currentEvaluation: true },
    });
    if (decided.length === 0)
      throw conflict("No application with a score has been decided yet: there is nothing to compare with.");
    const lost = new Date(Date.now() - longestTrial);
    await db.modelTrial.deleteMany({
      where: { OR: [{ status: { not: "running" } }, { createdAt: { lt: lost } }] },
    });
    // The organization's trials are unique: of two presses at once, the second finds the first.
    const [trial] = await db.modelTrial.createManyAndReturn({
      data: [{ model, settings: settings ?? Prisma.DbNull, ...sealKey(organizationId, apiKey) }],
      skipDuplicates: true,
    });
    if (!trial) throw conflict("A trial is running already.");
    const { id: trialId } = trial;
    await db.modelTrialRow.createMany({
      data: decided.map(({ id: applicationId, disposition, currentEvaluation: present }) => ({
        trialId,
        applicationId,
        decision: disposition,
        presentJudge: present!.judge,
        presentOverall: present!.overall,
        presentAdvice: present!.advice,
      })),
    });
    await record(ctx, "organization.model-trial-started", organizationId, { model });
    await emit(ctx, modelTrialRequested, { trialId });
    return { trialId };
  },
});
