import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/**
 * Records that the human declined. An agent may report it too: declining changes only the confirmation.
 * Throws `conflict` when it has been answered, has expired or was requested from someone else.
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
    if (count === 0) throw conflict("This has already been answered or has expired.");
    ctx.changed.add("approvals");
    await record(ctx, "confirmation.declined", confirmationId);
    return { confirmationId };
  },
});
