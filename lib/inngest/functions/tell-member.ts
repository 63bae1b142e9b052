import { systemActor } from "@/lib/access/system";
import { digestDue, memberNotified } from "@/lib/events/events";
import { mailDigest } from "@/lib/notices/mail-digest";
import { mailNotice } from "@/lib/notices/mail-notice";
import { tellMembers } from "@/lib/organizations/tell-members";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Mails a member what they want to be told of at once. A mail server that is away is tried again for a while. */
export const tellMember = inngest.createFunction(
  { id: "tell-member", triggers: [memberNotified], retries: 8, concurrency: { limit: 5 } },
  ({ event, step }) =>
    step.run("send", () => {
      const { organizationId, noticeId } = event.data;
      return onceOrNever(() => mailNotice(systemActor(organizationId, "mailer"), { noticeId }));
    }),
);

/** Writes a member's daily mail. */
export const sendDigest = inngest.createFunction(
  { id: "send-digest", triggers: [digestDue], retries: 8, concurrency: { limit: 5 } },
  ({ event, step }) =>
    step.run("send", () => {
      const { organizationId, userId, day } = event.data;
      return onceOrNever(() => mailDigest(systemActor(organizationId, "mailer"), { userId, day }));
    }),
);

/** Looks for what members should be told of, and once a day has their mail written. */
export const tellMembersHourly = inngest.createFunction(
  { id: "tell-members", triggers: [{ cron: "7 * * * *" }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("tell", () => tellMembers()),
);
