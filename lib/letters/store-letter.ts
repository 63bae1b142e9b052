import type * as z from "zod";
import type { Context } from "@/lib/access/use-case";
import { conflict } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { letterRequested } from "@/lib/events/events";
import type { LetterText } from "./template";
import { whyNoLetter } from "./why-no-letter";

/**
 * Stores a letter with its decision, in the decision's transaction; it is sent once the decision can no longer be
 * undone. Throws `conflict` for a candidate who cannot be written to.
 */
export async function storeLetter(
  ctx: Context,
  { candidateId, decisionId }: { candidateId: string; decisionId: string },
  letter: z.output<typeof LetterText>,
) {
  const candidate = await ctx.db.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { email: true, erasedAt: true },
  });
  const refusal = whyNoLetter(candidate);
  if (refusal) throw conflict("No letter can be sent: {refusal} Decide without one.", { refusal });
  const { id } = await ctx.db.candidateLetter.create({
    data: { decisionId, ...letter },
    select: { id: true },
  });
  await emit(ctx, letterRequested, { letterId: id });
}
