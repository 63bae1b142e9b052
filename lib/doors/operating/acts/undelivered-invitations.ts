import * as z from "zod";
import { actingIn } from "@/lib/platform/access/system";
import { flow, step } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { invitationRequested } from "@/lib/platform/events/events";
import { INVITATION_DAYS } from "@/lib/hiring/organizations/invitation";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/** Invitations whose e-mail could not be delivered, the newest first. */
export const listUndelivered = flow({
  name: "listUndelivered",
  permission: "service:operate",
  output: z.object({
    invitations: z.array(
      z.object({
        invitationId: z.uuid(),
        email: z.string(),
        organization: z.string(),
        givenUpAt: z.string(),
      }),
    ),
  }),

  async run() {
    const rows = await identityDb.invitation.findMany({
      where: { status: "pending", undeliveredAt: { not: null } },
      orderBy: { undeliveredAt: "desc" },
      take: 50,
      include: { organization: { select: { name: true } } },
    });
    return {
      invitations: rows.map(({ id, email, organization, undeliveredAt }) => ({
        invitationId: id,
        email,
        organization: organization.name,
        givenUpAt: undeliveredAt!.toISOString(),
      })),
    };
  },
});

/** E-mails an invitation once more, and restarts its validity period. */
export const sendInvitationAgain = flow({
  name: "sendInvitationAgain",
  permission: "service:operate",
  input: z.object({ invitationId: z.uuid() }),

  async run(actor, { invitationId }) {
    const [invitation] = await identityDb.invitation.updateManyAndReturn({
      where: { id: invitationId, status: "pending", undeliveredAt: { not: null } },
      data: { undeliveredAt: null, expiresAt: new Date(Date.now() + INVITATION_DAYS * 24 * 3_600_000) },
    });
    if (!invitation) throw notFound("Invitation");
    await ask(actingIn(invitation.organizationId, actor), { invitationId });
    await recordAct(actor, { act: sentence("invitation sent again"), subjectId: invitation.organizationId });
  },
});

const ask = step("ask", async (ctx, { invitationId }: { invitationId: string }) => {
  await emit(ctx, invitationRequested, { invitationId });
});
