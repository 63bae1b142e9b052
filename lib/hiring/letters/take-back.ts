import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { MOST_MESSAGES } from "./write-messages";

/**
 * Takes messages back that have not been sent: nobody gets them. Throws `conflict`, and takes none back, when one is
 * being sent, was sent or was taken back.
 */
export const takeBackMessages = useCase({
  name: "takeBackMessages",
  permission: "application:decide",
  input: z.object({ letterIds: z.array(z.uuid()).min(1).max(MOST_MESSAGES) }),

  async run(ctx, { letterIds }) {
    const taken = await ctx.db.candidateLetter.updateManyAndReturn({
      where: {
        id: { in: letterIds },
        decisionId: null,
        status: "waiting",
        attemptedAt: null,
        leavesAt: { gt: new Date() },
      },
      data: { status: "skipped", reason: sentence("Taken back before it was sent.") },
    });
    if (taken.length < new Set(letterIds).size)
      throw conflict("It is too late: it has been sent or is being sent.");
    for (const { id: letterId, candidateId } of taken)
      await record(ctx, "candidate.message-taken-back", candidateId, { letterId });
  },
});
