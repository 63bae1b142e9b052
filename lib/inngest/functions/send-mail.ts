import { systemActor } from "@/lib/access/system";
import { digestDue, invitationRequested, letterRequested, memberNotified } from "@/lib/events/events";
import { recordLetterOutcome } from "@/lib/letters/record-letter-outcome";
import { sendLetter } from "@/lib/letters/send-letter";
import { mailDigest } from "@/lib/notices/mail-digest";
import { mailNotice } from "@/lib/notices/mail-notice";
import { notifyMembers } from "@/lib/organizations/notify-members";
import { giveUpInvitation, sendInvitation } from "@/lib/organizations/send-invitation";
import { inngest } from "../client";
import { inOneStep } from "../in-one-step";

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
    return step.run("send", () => sendInvitation(mailer, { invitationId, key: event.id ?? invitationId }));
  },
);

/** One attempt may wait for the end of the undo time, others for an interrupted attempt. */
const mostAttempts = 5;

/** E-mails a letter to a candidate. Retries for a while when the mail server is unreachable. */
export const sendLetterOnDecision = inngest.createFunction(
  {
    id: "send-letter",
    triggers: [letterRequested],
    retries: 8,
    concurrency: { limit: 5 },
    onFailure: async ({ event }) => {
      const { organizationId, letterId } = letterRequested.schema.parse(event.data.event.data);
      const reason = "The mail server could not be reached.";
      await recordLetterOutcome(systemActor(organizationId, "mailer"), {
        letterId,
        outcome: "failed",
        reason,
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, letterId } = event.data;
    const mailer = systemActor(organizationId, "mailer");
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const { waitMs } = await step.run(`attempt ${attempt}`, () => sendLetter(mailer, letterId));
      if (waitMs === null) return;
      await step.sleep(`pause ${attempt}`, Math.max(waitMs, 1_000));
    }
  },
);

/** E-mails a notice that a member wants immediately. Retries for a while when the mail server is unreachable. */
export const tellMember = inngest.createFunction(
  { id: "tell-member", triggers: [memberNotified], retries: 8, concurrency: { limit: 5 } },
  inOneStep("send", "mailer", mailNotice),
);

/** E-mails a member's daily digest. */
export const sendDigest = inngest.createFunction(
  { id: "send-digest", triggers: [digestDue], retries: 8, concurrency: { limit: 5 } },
  inOneStep("send", "mailer", mailDigest),
);

/** Looks for events that members should be notified of, and requests their digests once a day. */
export const tellMembersHourly = inngest.createFunction(
  { id: "tell-members", triggers: [{ cron: "7 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("tell", () => notifyMembers()),
);
