import { systemActor } from "@/lib/access/system";
import { digestDue, memberNotified } from "@/lib/events/events";
import { mailDigest } from "@/lib/notices/mail-digest";
import { mailNotice } from "@/lib/notices/mail-notice";
import { notifyMembers } from "@/lib/organizations/notify-members";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** E-mails a notice that a member wants immediately. Retries for a while when the mail server is unreachable. */
export const tellMember = inngest.createFunction(
  { id: "tell-member", triggers: [memberNotified], retries: 8, concurrency: { limit: 5 } },
  ({ event, step }) =>
    step.run("send", () => {
      const { organizationId, noticeId } = event.data;
      return withRetryPolicy(() => mailNotice(systemActor(organizationId, "mailer"), { noticeId }));
    }),
);

/** E-mails a member's daily digest. */
export const sendDigest = inngest.createFunction(
  { id: "send-digest", triggers: [digestDue], retries: 8, concurrency: { limit: 5 } },
  ({ event, step }) =>
    step.run("send", () => {
      const { organizationId, userId, day } = event.data;
      return withRetryPolicy(() => mailDigest(systemActor(organizationId, "mailer"), { userId, day }));
    }),
);

/** Looks for events that members should be notified of, and requests their digests once a day. */
export const tellMembersHourly = inngest.createFunction(
  { id: "tell-members", triggers: [{ cron: "7 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("tell", () => notifyMembers()),
);
