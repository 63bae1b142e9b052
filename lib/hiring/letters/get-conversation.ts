import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { LetterStatus, ReplyKind } from "@/lib/platform/db/generated/enums";
import { shownWords } from "@/lib/judging/evaluation/in-thread";
import { partsOf } from "@/lib/records/candidates/erasable";
import { addressedAs } from "./addressed-as";
import { calendars } from "./calendars";
import { letterOf, withAddressee } from "./letter-of";
import { shownLetter } from "./shown-letter";

/** The most letters shown for one person: the newest. */
const MOST = 100;

/** What a mail is shown with, whoever wrote it. */
export const MailItem = z.object({
  /** The letter, or the one that is answered: what an answer to it answers. */
  letterId: z.uuid(),
  subject: z.string(),
  text: z.string(),
  jobTitle: z.string().nullable(),
  at: z.string(),
});

/** What a received mail has besides. */
export const Received = {
  kind: z.enum(ReplyKind),
  quoted: z.string(),
  sender: z.string().nullable(),
  /** Sent from another address than the candidate's. */
  fromOther: z.boolean(),
  files: z.array(z.object({ fileId: z.uuid(), fileName: z.string().nullable(), size: z.int() })),
};

/**
 * The mail with a candidate, oldest first: letters with decisions that stand, messages, and what came back to them;
 * also of records that were merged into theirs. In blind review the name is masked in it, and addresses and names of
 * files are left out.
 */
export const getConversation = useCase({
  name: "getConversation",
  permission: "application:decide",
  reads: true,
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    items: z.array(
      z.discriminatedUnion("from", [
        MailItem.extend({
          from: z.literal("us"),
          status: z.enum(LetterStatus),
          sentAt: z.string().nullable(),
          reason: z.string().nullable(),
          by: z.string(),
          withDecision: z.boolean(),
          /** While it can be taken back. */
          takeBackUntil: z.string().nullable(),
          answered: z.boolean(),
        }),
        MailItem.extend({
          from: z.literal("them"),
          replyId: z.uuid(),
          ...Received,
        }),
      ]),
    ),
  }),

  async run({ db }, { candidateId }) {
    const parts = await partsOf(db, candidateId);
    const blind = parts.some((part) => part.id === candidateId && part.blind);
    return { items: await mailWith(db, parts, { blind }) };
  },
});

/** The mail with the person of these records, oldest first; `sent` leaves out letters that were not sent. */
export async function mailWith(
  db: TenantDb,
  parts: { id: string; fullName: string | null }[],
  { blind, sent = false }: { blind: boolean; sent?: boolean },
) {
  const theirs = { candidateId: { in: parts.map(({ id }) => id) } };
  const rows = await db.candidateLetter.findMany({
    where: {
      OR: [theirs, { decision: { undoneAt: null, application: theirs } }, { replies: { some: theirs } }],
      ...(sent && { sentAt: { not: null } }),
    },
    include: { ...withAddressee, replies: { include: { files: true } } },
    orderBy: { id: "desc" },
    take: MOST,
  });
  const letters = rows.map((row) => ({ row, of: letterOf(row) }));
  const writers = letters.map(({ of }) => of.writtenBy);
  const [nameOf, calendarOf, shown] = await Promise.all([
    memberName(db, writers),
    calendars(db, writers),
    shownWords(
      blind,
      rows.flatMap(({ subject, text, replies }) => [
        subject,
        text,
        ...replies.flatMap((reply) => [reply.subject, reply.text, reply.quoted]),
      ]),
      { profile: null, knownNames: parts.flatMap(({ fullName }) => fullName ?? []) },
    ),
  ]);
  const items = letters.flatMap(({ row, of }) => {
    const { job: jobTitle, writtenBy, leavesAt } = of;
    const fields = {
      candidate: blind ? "…" : addressedAs(of.candidate),
      job: jobTitle ?? "",
      organization: of.organization.name,
      recruiter: nameOf(writtenBy),
      calendar: calendarOf(writtenBy),
    };
    const isOpen = row.decision === null && row.status === "waiting" && leavesAt > new Date();
    return [
      {
        from: "us" as const,
        ...shownLetter({ ...row, subject: shown(row.subject), text: shown(row.text) }, fields),
        jobTitle,
        at: ((sent && row.sentAt) || row.createdAt).toISOString(),
        by: nameOf(writtenBy),
        withDecision: row.decision !== null,
        takeBackUntil: isOpen ? leavesAt.toISOString() : null,
        answered: row.replies.some(({ kind }) => kind === "reply"),
      },
      ...row.replies.map((reply) => ({
        from: "them" as const,
        replyId: reply.id,
        letterId: row.id,
        jobTitle,
        kind: reply.kind,
        subject: shown(reply.subject),
        text: shown(reply.text),
        quoted: shown(reply.quoted),
        sender: blind ? null : reply.sender,
        fromOther: reply.fromOther,
        at: reply.receivedAt.toISOString(),
        files: reply.files.map(({ id, fileName, size }) => ({
          fileId: id,
          fileName: blind ? null : fileName,
          size,
        })),
      })),
    ];
  });
  return items.toSorted((a, b) => a.at.localeCompare(b.at));
}
