import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { hasCredits } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { scorecardDraftRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { pollAfterMs } from "./draft";

/** Starts generation. The credits are charged when the draft is ready; a failed one costs nothing. */
export const generateScorecard = useCase({
  name: "generateScorecard",
  permission: "scorecard:write",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    draftId: z.uuid(),
    jobId: z.uuid(),
    status: z.literal("generating"),
    credits: z.int().describe("What it will cost once ready."),
    pollAfterMs: z.int().describe("How long to wait before asking for the draft."),
  }),

  async run(ctx, { jobId }) {
    const job = await ctx.db.job.findUnique({ where: { id: jobId }, select: { id: true } });
    if (!job) throw notFound("Job");
    // The job's row lock serializes concurrent requests: the second finds the draft of the first.
    await ctx.db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR UPDATE`;
    const running = await ctx.db.scorecardDraft.findFirst({
      where: { jobId, status: "generating" },
      select: { id: true },
    });
    const answer = { jobId, status: "generating" as const, credits: prices.scorecardGeneration, pollAfterMs };
    if (running) return { draftId: running.id, ...answer };

    if (!(await hasCredits(ctx, prices.scorecardGeneration)))
      throw conflict("Generating a scorecard costs {scorecardGeneration} credits; too few are left.", {
        scorecardGeneration: prices.scorecardGeneration,
      });
    const draft = await ctx.db.scorecardDraft.create({
      data: { jobId, requestedBy: ctx.actor.id },
      select: { id: true },
    });
    await record(ctx, "scorecard.draft-requested", jobId, { draftId: draft.id });
    await emit(ctx, scorecardDraftRequested, { draftId: draft.id });
    return { draftId: draft.id, ...answer };
  },
});
