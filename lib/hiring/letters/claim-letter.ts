import { memberName } from "@/lib/platform/access/member-name";
import { type Context, step } from "@/lib/platform/access/use-case";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { notify } from "@/lib/platform/notices/notify";
import { lockApplications } from "@/lib/judging/states/before";
import { dispositionAfter } from "@/lib/judging/states/states";
import { addressedAs } from "./addressed-as";
import { fillIn } from "./fill-in";
import { whyNoLetter } from "./why-no-letter";
import { newOwnLink } from "@/lib/hiring/rights/own-link";
import { publicNotice } from "@/lib/hiring/rights/publish-notice";
import { sentence } from "@/lib/say";

/** Longer than the mail server's timeouts: an older attempt was interrupted. */
const ATTEMPT_MS = 120_000;

const withDecision = {
  decision: {
    include: { application: { include: { candidate: true, job: { select: { title: true } } } } },
  },
} satisfies Prisma.CandidateLetterInclude;
type Loaded = Prisma.CandidateLetterGetPayload<{ include: typeof withDecision }>;

/**
 * Claims a letter for one worker and fills it in, or settles it when it must not be sent: its decision was undone or
 * replaced, or an attempt was interrupted, after which only a person can have it sent again.
 */
export const claimLetter = step("claimLetter", async (ctx, { letterId }: { letterId: string }) => {
  const { db } = ctx;
  const waiting = { where: { id: letterId, status: "waiting" }, include: withDecision } as const;
  const before = await db.candidateLetter.findFirst(waiting);
  if (!before) return settled;
  // Undoing and other decisions take the same lock: whichever is second sees what the first has written.
  await lockApplications(db, [before.decision.applicationId]);
  const letter = await db.candidateLetter.findFirst(waiting);
  if (!letter || letter.decision.undoneAt) return settled;
  const { decision, attemptedAt } = letter;
  const msUntilDue = decision.leavesAt.getTime() - Date.now();
  if (msUntilDue > 0) return { claim: { state: "wait" as const, ms: msUntilDue } };
  if (attemptedAt) {
    const msLeft = attemptedAt.getTime() + ATTEMPT_MS - Date.now();
    if (msLeft > 0) return { claim: { state: "wait" as const, ms: msLeft } };
    return settle(ctx, letter, {
      status: "unknown",
      reason: sentence("Sending was interrupted: the letter may have been sent."),
    });
  }
  const isTrue = decision.application.disposition === dispositionAfter[decision.kind];
  if (!isTrue || (await isReplaced(ctx, letter)))
    return settle(ctx, letter, {
      status: "skipped",
      reason: sentence("The application was decided differently before it could be sent."),
    });
  const refusal = whyNoLetter(decision.application.candidate);
  if (refusal) return settle(ctx, letter, { status: "failed", reason: refusal });
  await db.candidateLetter.updateMany({ where: { id: letterId }, data: { attemptedAt: new Date() } });
  return { claim: { state: "send" as const, ...(await filledIn(ctx, letter)) } };
});

/** Whether the application has been decided again since, even if the outcome is the same. */
async function isReplaced({ db }: Context, { decision: { id, applicationId } }: Loaded) {
  const last = await db.decision.findFirst({
    where: { applicationId, undoneAt: null, kind: { not: "move" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return last?.id !== id;
}

const settled = { claim: { state: "settled" as const } };

type End = { status: "failed" | "unknown" | "skipped"; reason: string };

async function settle(ctx: Context, { id, decision }: Loaded, data: End) {
  await ctx.db.candidateLetter.updateMany({ where: { id, status: "waiting" }, data });
  const { applicationId, decidedBy } = decision;
  if (data.status !== "skipped")
    await notify(ctx, { kind: "letter_failed", subjectId: applicationId, userIds: [decidedBy] });
  return settled;
}

async function filledIn(ctx: Context, { decision, ...letter }: Loaded) {
  const { actor, db } = ctx;
  const { candidate, job } = decision.application;
  const organization = await db.organization.findUniqueOrThrow({ where: { id: actor.organizationId } });
  const member = await db.member.findFirst({
    where: { userId: decision.decidedBy },
    select: { user: { select: { email: true } } },
  });
  const fields = {
    candidate: addressedAs(candidate),
    job: job.title,
    organization: organization.name,
    recruiter: (await memberName(db, [decision.decidedBy]))(decision.decidedBy),
  };
  return {
    mail: {
      to: candidate.email ?? "",
      fromName: organization.name,
      replyTo: organization.letterReplyTo ?? member?.user.email ?? null,
      subject: fillIn(letter.subject, fields),
      text: fillIn(letter.text, fields),
    },
    decider: member?.user.email ?? "",
    /** In organizations with a public notice: where the candidate reads how it was decided. */
    ownPage: (await publicNotice(ctx)) && (await newOwnLink(ctx, candidate.id)),
  };
}
