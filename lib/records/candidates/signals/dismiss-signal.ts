import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";

/**
 * A person has looked at a signal and found it harmless: lists no longer find the candidate by it, nor the other whom it
 * is shared with. Who did so and why stays with it. Throws forbidden for agents, not_found, and conflict when somebody
 * else was first.
 */
export const dismissSignal = useCase({
  name: "dismissSignal",
  permission: "candidate:write",
  input: z.object({
    signalId: z.uuid(),
    reason: Line(300).min(1, sentence("Say what you found when you looked.")),
  }),

  async run(ctx, { signalId, reason }) {
    const { db, actor } = ctx;
    if (actor.kind !== "member") throw forbidden("Only a person who looked dismisses a signal.");
    const signal = await db.signal.findUnique({ where: { id: signalId } });
    if (!signal) throw notFound("Signal");
    const { candidateId, otherId, kind } = signal;
    const mirrored = otherId ? [{ kind, candidateId: otherId, otherId: candidateId }] : [];
    const dismissed = await db.signal.updateManyAndReturn({
      where: { dismissedAt: null, OR: [{ id: signalId }, ...mirrored] },
      data: { dismissedBy: actor.id, dismissedAt: new Date(), dismissReason: reason },
      select: { id: true },
    });
    if (!dismissed.some(({ id }) => id === signalId))
      throw conflict("Somebody else has dismissed this signal, or it no longer holds.");
    await record(ctx, "candidate.signal-dismissed", candidateId, { signalId, kind });
  },
});
