import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/events/record";

/**
 * Notes the human's no. An agent may bring it too: a no changes nothing but the question.
 * Throws `conflict` when it has been answered, has expired or was asked of someone else.
 */
export const declineConfirmation = useCase({
  name: "declineConfirmation",
  permission: "organization:read",
  input: z.object({ confirmationId: z.uuid() }),
  output: z.object({ confirmationId: z.uuid() }),
  async run(ctx, { confirmationId }) {
    const { actor, db } = ctx;
    const { count } = await db.confirmation.updateMany({
      where: {
        id: confirmationId,
        userId: actor.id,
        ...(actor.kind === "agent" && { clientId: actor.clientId }),
        status: "pending",
        expiresAt: { gt: new Date() },
      },
      data: { status: "declined", answeredAt: new Date() },
    });
    if (count === 0) throw conflict("This has been answered already, or its time is over.");
    ctx.changed.add("approvals");
    await record(ctx, "confirmation.declined", confirmationId);
    return { confirmationId };
  },
});
