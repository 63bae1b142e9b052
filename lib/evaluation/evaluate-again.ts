import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { applicationQueued } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { judgedAgainOnRequest } from "@/lib/states/states";

/**
 * Has an undecided application evaluated again: one that could not be before, as when a language model stayed out of
 * reach, or one that has a score. Where CV, scorecard and judge are what they were, its evaluation is found instead of
 * made, and costs nothing. Throws conflict where somebody decided, where it waits for an evaluation, and where no CV
 * could be read: another file is what helps then.
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

/** Queues one for evaluation. Throws as `evaluateAgain` does. */
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
    throw conflict("It is decided on. Only who is undecided is evaluated again.");
  if (application.scoreStatus === "not_scored")
    throw conflict("It is evaluated by itself once its CV is read and the job has a published scorecard.");
  const waits = () => conflict("It waits for an evaluation already.");
  if (!judgedAgainOnRequest.includes(application.scoreStatus)) throw waits();
  if (application.candidate.attachments.length === 0)
    throw conflict(
      "No CV of this candidate could be read. Add one that can; the evaluation then starts by itself.",
    );
  const { count } = await ctx.db.application.updateMany({
    where: { id: applicationId, disposition: "active", scoreStatus: { in: judgedAgainOnRequest } },
    data: { scoreStatus: "queued", scoreReason: null },
  });
  if (count === 0) throw waits();
  await record(ctx, "application.evaluation-requested", applicationId);
  await emit(ctx, applicationQueued, { applicationId });
}
