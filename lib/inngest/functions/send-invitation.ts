import { systemActor } from "@/lib/access/system";
import { invitationRequested } from "@/lib/events/events";
import { giveUpInvitation, sendInvitation } from "@/lib/organizations/send-invitation";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** E-mails an invitation. Retries for a while when the mail server is unreachable, but not when it refuses. */
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
      withRetryPolicy(() => sendInvitation(mailer, { invitationId, key: event.id ?? invitationId })),
    );
  },
);
