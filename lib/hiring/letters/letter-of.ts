import type { Context } from "@/lib/platform/access/use-case";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { notify } from "@/lib/platform/notices/notify";

const person = { include: { organization: { select: { name: true, letterReplyTo: true } } } };

export const withAddressee = {
  candidate: person,
  application: { select: { job: { select: { title: true } } } },
  decision: {
    include: { application: { include: { candidate: person, job: { select: { title: true } } } } },
  },
} satisfies Prisma.CandidateLetterInclude;

export type LoadedLetter = Prisma.CandidateLetterGetPayload<{ include: typeof withAddressee }>;

/** To whom, by whom and about what a letter is, whether it comes with a decision or a member wrote it by itself. */
export function letterOf({ decision, application, ...letter }: LoadedLetter) {
  const candidate = decision?.application.candidate ?? letter.candidate!;
  return {
    candidate,
    organization: candidate.organization,
    job: (decision?.application ?? application)?.job.title ?? null,
    applicationId: decision?.applicationId ?? letter.applicationId,
    writtenBy: decision?.decidedBy ?? letter.writtenBy!,
    leavesAt: decision?.leavesAt ?? letter.leavesAt!,
    threadId: letter.threadId ?? letter.id,
    /** Its page and its trail are the application's for a letter with a decision, else the candidate's. */
    subjectId: decision?.applicationId ?? candidate.id,
    /** The first part of its events' names. */
    named: decision ? ("application.letter" as const) : ("candidate.message" as const),
  };
}

/** Notifies whoever wrote a letter that it was not delivered. */
export const notifyOfFailure = (ctx: Context, { subjectId, writtenBy }: ReturnType<typeof letterOf>) =>
  notify(ctx, { kind: "letter_failed", subjectId, userIds: [writtenBy] });
