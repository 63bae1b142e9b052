import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { judgedAgainOnRequest } from "@/lib/judging/states/states";
import { queue } from "./queue";

/**
 * Queues an undecided application for another evaluation: one that failed, for example because the language model
 * was unavailable, or one that has a score. If CV, scorecard and judge are unchanged, the existing evaluation is
 * reused and costs nothing. Throws conflict if the application is decided on or already queued, or if none of its CVs
 * could be read, in which case another file is needed.
 */
export const evaluateAgain = useCase({
  name: "evaluateAgain",
  permission: "candidate:write",
  input: z.object({ applicationId: z.uuid() }),
  output: z.object({ applicationId: z.uuid() }),

  async run(ctx, { applicationId }) {
    await queueAgain(ctx, applicationId);
    return { applicationId };
  },
});

/** Queues an application for evaluation. Throws as `evaluateAgain` does. */
export async function queueAgain(ctx: Context, applicationId: string) {
  const application = await ctx.db.application.findUnique({
    where: { id: applicationId },
    select: {
      disposition: true,
      scoreStatus: true,
      candidate: { select: { attachments: { where: { kind: "cv", readStatus: "read" }, take: 1 } } },
    },
  });
  if (!application) throw notFound("Application");
  if (application.disposition !== "active")
    throw conflict("This application is decided. Only undecided ones can be evaluated again.");
  if (application.scoreStatus === "human_review")
    throw conflict("The candidate asked for a review by people alone: no tool evaluates this application.");
  if (application.scoreStatus === "not_scored")
    throw conflict(
      "It is evaluated automatically once its CV has been read and the job has a published scorecard.",
    );
  const alreadyQueued = () => conflict("This application is already waiting for an evaluation.");
  if (!judgedAgainOnRequest.includes(application.scoreStatus)) throw alreadyQueued();
  if (application.candidate.attachments.length === 0)
    throw conflict(
      "No CV of this candidate could be read. Add one that can; the evaluation then starts automatically.",
    );
  if ((await queue(ctx, [applicationId], judgedAgainOnRequest)) === 0) throw alreadyQueued();
  await record(ctx, "application.evaluation-requested", applicationId);
}
