import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { letterRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { letterOf, withAddressee } from "./letter-of";

/** Sends a letter again that failed or whose result is unknown. Throws `conflict` if it is being sent or was sent. */
export const sendLetterAgain = useCase({
  name: "sendLetterAgain",
  permission: "application:decide",
  input: z.object({ letterId: z.uuid() }),

  async run(ctx, { letterId }) {
    const letter = await ctx.db.candidateLetter.findUnique({
      where: { id: letterId },
      include: withAddressee,
    });
    if (!letter) throw notFound("Letter");
    const { count } = await ctx.db.candidateLetter.updateMany({
      where: { id: letterId, status: { in: ["failed", "unknown"] } },
      data: { status: "waiting", attemptedAt: null, reason: null },
    });
    if (count === 0) throw conflict("It has been sent or is being sent.");
    const { named, subjectId } = letterOf(letter);
    await record(ctx, `${named}-requested-again`, subjectId, { letterId });
    await emit(ctx, letterRequested, { letterId });
  },
});
