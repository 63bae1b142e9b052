import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { identityDb } from "@/lib/db/identity";
import { DomainError } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { sendMail } from "@/lib/mail/send-mail";
import { letter } from "@/lib/mail/template";
import { INVITATION_DAYS } from "./invitation";
import { invitationUrl } from "./invitation-link";

const note = useCase({
  permission: "evaluation:record",
  input: z.object({ invitationId: z.uuid(), name: z.enum(["invitation.sent", "invitation.undeliverable"]) }),
  output: z.object({}),
  async run(ctx, { invitationId, name }) {
    await record(ctx, name, invitationId);
    return {};
  },
});

/**
 * Mails an invitation, for the event that asked for it. One that was accepted or has expired meanwhile is not sent.
 * Throws as sendMail does.
 */
export const sendInvitation = flow({
  permission: "evaluation:record",
  input: z.object({
    invitationId: z.uuid(),
    key: z.string().describe("The same for the same mail, tried again."),
  }),
  output: z.object({ sent: z.boolean() }),

  async run(actor, { invitationId, key }) {
    const invitation = await identityDb.invitation.findFirst({
      where: { id: invitationId, status: "pending", expiresAt: { gt: new Date() } },
      include: { organization: { select: { name: true } }, inviter: { select: { name: true } } },
    });
    if (!invitation) return { sent: false };
    const organization = invitation.organization.name;
    await sendMail(
      letter({
        to: invitation.email,
        key: `invitation-${key}`,
        subject: `Join ${organization} on Shortlist`,
        paragraphs: [
          `${invitation.inviter.name} invites you to join ${organization} on Shortlist, where recruiters review candidates with explained, evidence-based scores.`,
          `The invitation is for ${invitation.email} and can be accepted once, within ${INVITATION_DAYS} days.`,
        ],
        action: { label: "Accept the invitation", url: invitationUrl(invitation) },
        closing: "You did not expect this? Then leave it: nothing happens unless you accept.",
      }),
    ).catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === "invalid")
        await note(actor, { invitationId, name: "invitation.undeliverable" });
      throw error;
    });
    await note(actor, { invitationId, name: "invitation.sent" });
    return { sent: true };
  },
});
