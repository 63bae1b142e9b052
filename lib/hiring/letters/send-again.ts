import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { letterRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";

/** Sends a letter again that failed or whose result is unknown. Throws `conflict` if it is being sent or was sent. */
export const sendLetterAgain = useCase({
  name: "sendLetterAgain",
  permission: "application:decide",
  input: z.object({ letterId: z.uuid() }),

  async run(ctx, { letterId }) {
    const letter = await ctx.db.candidateLetter.findUnique({
      where: { id: letterId },
      select: { decision: { select: { applicationId: true } } },
    });
    if (!letter) throw notFound("Letter");
    const { count } = await ctx.db.candidateLetter.updateMany({
      where: { id: letterId, status: { in: ["failed", "unknown"] } },
      data: { status: "waiting", attemptedAt: null, reason: null },
    });
    if (count === 0) throw conflict("It has been sent or is being sent.");
    await record(ctx, "application.letter-requested-again", letter.decision.applicationId, { letterId });
    await emit(ctx, letterRequested, { letterId });
  },
});
