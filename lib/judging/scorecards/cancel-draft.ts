import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";

/**
 * Cancels a generation for its requester: a later response of the model is neither stored nor charged. Returns false
 * when the draft was ready already, or somebody else requested it.
 */
export const cancelDraft = useCase({
  name: "cancelDraft",
  permission: "scorecard:write",
  input: z.object({ draftId: z.uuid() }),
  output: z.object({ cancelled: z.boolean() }),

  async run(ctx, { draftId }) {
    const { count } = await ctx.db.scorecardDraft.updateMany({
      where: { id: draftId, status: "generating", requestedBy: ctx.actor.id },
      data: { status: "failed", failure: sentence("Cancelled before it was ready.") },
    });
    if (count > 0) await record(ctx, "scorecard.draft-cancelled", draftId);
    return { cancelled: count > 0 };
  },
});
