import {
  accountLetterLate,
  candidateLinkRequested,
  digestDue,
  invitationRequested,
  letterRequested,
  memberNotified,
} from "@/lib/platform/events/events";
import { recordLetterOutcome } from "@/lib/hiring/letters/record-letter-outcome";
import { sendLetter } from "@/lib/hiring/letters/send-letter";
import { mailDigest } from "@/lib/platform/notices/mail-digest";
import { mailNotice } from "@/lib/platform/notices/mail-notice";
import { notifyMembers } from "@/lib/hiring/organizations/notify-members";
import { giveUpInvitation, sendInvitation } from "@/lib/hiring/organizations/send-invitation";
import { sendOwnLink } from "@/lib/hiring/rights/send-link";
import { sendAccountLetter } from "@/lib/hiring/organizations/account-letter";
import { patientRetries } from "../permanent";
import { onEvent, onSchedule } from "../on-event";

/** Retries for hours when the mail server is unreachable, but not when it refuses. */
const patiently = { retries: patientRetries, concurrency: { limit: 5 } } as const;

/** E-mails whoever signed up while the mail server could not be reached. */
export const sendAccountLetterWhenLate = onEvent([accountLetterLate], "mailer", {
  id: "send-account-letter",
  ...patiently,
  run: (_, { userId, letter }, steps) => steps.run("send", () => sendAccountLetter(userId, letter)),
});

/** E-mails an invitation. */
export const sendInvitationOnRequest = onEvent([invitationRequested], "mailer", {
  id: "send-invitation",
  ...patiently,
  run: (mailer, { invitationId }, steps, key = invitationId) =>
    steps.run("send", () => sendInvitation(mailer, { invitationId, key })),
  giveUp: (mailer, { invitationId }, _, key = invitationId) =>
    giveUpInvitation(mailer, { invitationId, key }),
});

/** One attempt may wait for the end of the undo time, others for an interrupted attempt. */
const mostAttempts = 5;

/** E-mails a letter to a candidate. */
export const sendLetterOnDecision = onEvent([letterRequested], "mailer", {
  id: "send-letter",
  ...patiently,
  async run(mailer, { letterId }, steps) {
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const { waitMs } = await steps.run(`attempt ${attempt}`, () => sendLetter(mailer, letterId));
      if (waitMs === null) return;
      await steps.sleep(`pause ${attempt}`, Math.max(waitMs, 1_000));
    }
  },
  giveUp: (mailer, { letterId }) =>
    recordLetterOutcome(mailer, {
      letterId,
      outcome: "failed",
      reason: "The mail server could not be reached.",
    }),
});

/** E-mails a candidate a link to their own page. */
export const sendOwnLinkOnRequest = onEvent([candidateLinkRequested], "mailer", {
  id: "send-own-link",
  ...patiently,
  run: (mailer, asked, steps, key = asked.candidateId) =>
    steps.run("send", () => sendOwnLink(mailer, asked, key)),
});

/** E-mails a notice that a member wants immediately. */
export const tellMember = onEvent([memberNotified], "mailer", {
  id: "tell-member",
  ...patiently,
  run: (mailer, { noticeId }, steps) => steps.run("send", () => mailNotice(mailer, { noticeId })),
});

/** E-mails a member's daily digest. */
export const sendDigest = onEvent([digestDue], "mailer", {
  id: "send-digest",
  ...patiently,
  run: (mailer, { userId, day }, steps) => steps.run("send", () => mailDigest(mailer, { userId, day })),
});

/** Looks for events that members should be notified of, and requests their digests once a day. */
export const tellMembersHourly = onSchedule("tell-members", "7 * * * *", (steps) =>
  steps.run("tell", () => notifyMembers()),
);
