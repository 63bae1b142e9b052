import { systemActor } from "@/lib/access/system";
import { invitationRequested } from "@/lib/events/events";
import { giveUpInvitation, sendInvitation } from "@/lib/organizations/send-invitation";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Mails an invitation. A mail server that is away is tried again for a while, one that refuses is not. */
export const sendInvitationOnRequest = inngest.createFunction(
  {
    id: "send-invitation",
    triggers: [invitationRequested],
    retries: 8,
    concurrency: { limit: 5 },
    onFailure: async ({ event }) => {
      const requested = event.data.event;
      const { organizationId, invitationId } = invitationRequested.schema.parse(requested.data);
      await giveUpInvitation(systemActor(organizationId, "mailer"), {
        invitationId,
        key: requested.id ?? invitationId,
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, invitationId } = event.data;
    const mailer = systemActor(organizationId, "mailer");
    return step.run("send", () =>
      onceOrNever(() => sendInvitation(mailer, { invitationId, key: event.id ?? invitationId })),
    );
  },
);
