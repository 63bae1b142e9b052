import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/** Lists the organization's invitations that nobody has accepted, newest first. */
export const listInvitations = useCase({
  name: "listInvitations",
  permission: "organization:administer",
  output: z.object({
    invitations: z.array(
      z.object({
        invitationId: z.uuid(),
        email: z.string(),
        role: z.string(),
        expiresAt: z.string(),
        expired: z.boolean(),
        undelivered: z.boolean(),
      }),
    ),
  }),

  async run({ db }) {
    const open = await db.invitation.findMany({
      where: { status: "pending" },
      orderBy: { createdAt: "desc" },
      take: 100,
    });
    return {
      invitations: open.map(({ id, email, role, expiresAt, undeliveredAt }) => ({
        invitationId: id,
        email,
        role: role ?? "recruiter",
        expiresAt: expiresAt.toISOString(),
        expired: expiresAt <= new Date(),
        undelivered: undeliveredAt !== null,
      })),
    };
  },
});

/** Withdraws an invitation: its link stops working. Throws `not_found` for one that was accepted or deleted. */
export const withdrawInvitation = useCase({
  name: "withdrawInvitation",
  permission: "organization:administer",
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({ withdrawn: z.literal(true) }),

  async run(ctx, { invitationId }) {
    const { organizationId } = ctx.actor;
    const { count } = await asIdentity(ctx.db, (identity) =>
      identity.invitation.deleteMany({ where: { id: invitationId, organizationId, status: "pending" } }),
    );
    if (count === 0) throw notFound("Invitation");
    await record(ctx, "invitation.withdrawn", invitationId);
    return { withdrawn: true as const };
  },
});
