import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { sentence } from "@/lib/say";

/**
 * Ends a generation that its requester no longer wants: what a model still answers is not stored and not charged.
 * False when the draft was there first, or somebody else asked for it.
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
