import { memberName } from "@/lib/platform/access/member-name";
import { type Context, step } from "@/lib/platform/access/use-case";
import { messageIdOf } from "@/lib/platform/mail/message-id";
import { replyAddress } from "@/lib/platform/mail/reply-address";
import { lockApplications } from "@/lib/judging/states/before";
import { dispositionAfter } from "@/lib/judging/states/states";
import { addressedAs } from "./addressed-as";
import { calendars } from "./calendars";
import { fillIn } from "./fill-in";
import { type LoadedLetter, letterOf, notifyOfFailure, withAddressee } from "./letter-of";
import { earlierIn } from "./thread";
import { whyNotAsWritten } from "./why-no-letter";
import { newOwnLink } from "@/lib/hiring/rights/own-link";
import { publicNotice } from "@/lib/hiring/rights/publish-notice";
import { sentence } from "@/lib/say";

/** Longer than the mail server's timeouts: an older attempt was interrupted. */
const ATTEMPT_MS = 120_000;

/**
 * Claims a letter for one worker and fills it in, or settles it when it must not be sent: its decision was undone or
 * replaced, it was taken back, or an attempt was interrupted, after which only a person can have it sent again.
 */
export const claimLetter = step("claimLetter", async (ctx, { letterId }: { letterId: string }) => {
  const { db } = ctx;
  const waiting = { where: { id: letterId, status: "waiting" }, include: withAddressee } as const;
  const before = await db.candidateLetter.findFirst(waiting);
  if (!before) return settled;
  // Undoing and other decisions take the same lock: whichever is second sees what the first has written.
  if (before.decision) await lockApplications(db, [before.decision.applicationId]);
  const letter = await db.candidateLetter.findFirst(waiting);
  if (!letter || letter.decision?.undoneAt) return settled;
  const { decision, attemptedAt } = letter;
  const { candidate, organization, leavesAt, job, writtenBy } = letterOf(letter);
  const msUntilDue = leavesAt.getTime() - Date.now();
  if (msUntilDue > 0) return { claim: { state: "wait" as const, ms: msUntilDue } };
  if (attemptedAt) {
    const msLeft = attemptedAt.getTime() + ATTEMPT_MS - Date.now();
    if (msLeft > 0) return { claim: { state: "wait" as const, ms: msLeft } };
    return settle(ctx, letter, {
      status: "unknown",
      reason: sentence("Sending was interrupted: the letter may have been sent."),
    });
  }
  if (decision) {
    const isTrue = decision.application.disposition === dispositionAfter[decision.kind];
    if (!isTrue || (await isReplaced(ctx, decision)))
      return settle(ctx, letter, {
        status: "skipped",
        reason: sentence("The application was decided differently before it could be sent."),
      });
  }
  const fields = {
    candidate: addressedAs(candidate),
    job: job ?? "",
    organization: organization.name,
    recruiter: (await memberName(db, [writtenBy]))(writtenBy),
    calendar: (await calendars(db, [writtenBy]))(writtenBy),
  };
  const refusal = whyNotAsWritten(candidate, letter, fields);
  if (refusal) return settle(ctx, letter, { status: "failed", reason: refusal });
  const replies = replyAddress(ctx.actor.organizationId, letterId);
  const key = `letter-${letterId}`;
  const { count } = await db.candidateLetter.updateMany({
    where: { id: letterId, status: "waiting", attemptedAt: null },
    data: {
      attemptedAt: new Date(),
      messageId: messageIdOf(key),
      ...(replies && { replyToken: replies.stored }),
    },
  });
  if (count === 0) return settled;
  const member = await db.member.findFirst({
    where: { userId: writtenBy },
    select: { user: { select: { email: true } } },
  });
  return {
    claim: {
      state: "send" as const,
      mail: {
        key,
        to: candidate.email ?? "",
        fromName: organization.name,
        replyTo: organization.letterReplyTo ?? replies?.address ?? member?.user.email ?? null,
        references: await earlierIn(ctx, letter),
        subject: fillIn(letter.subject, fields),
        text: fillIn(letter.text, fields),
      },
      decider: member?.user.email ?? "",
      /** In organizations with a public notice: where the candidate reads how it was decided. */
      ownPage: decision && (await publicNotice(ctx)) && (await newOwnLink(ctx, candidate.id)),
    },
  };
});

/** Whether the application has been decided again since, even if the outcome is the same. */
async function isReplaced({ db }: Context, { id, applicationId }: NonNullable<LoadedLetter["decision"]>) {
  const last = await db.decision.findFirst({
    where: { applicationId, undoneAt: null, kind: { not: "move" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return last?.id !== id;
}

const settled = { claim: { state: "settled" as const } };

type End = { status: "failed" | "unknown" | "skipped"; reason: string };

async function settle(ctx: Context, letter: LoadedLetter, data: End) {
  await ctx.db.candidateLetter.updateMany({ where: { id: letter.id, status: "waiting" }, data });
  if (data.status !== "skipped") await notifyOfFailure(ctx, letterOf(letter));
  return settled;
}
