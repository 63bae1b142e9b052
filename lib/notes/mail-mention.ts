import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { memberName } from "@/lib/access/member-name";
import { isBlind } from "@/lib/blind-review/blind-candidate";
import { poolName } from "@/lib/blind-review/pool-name";
import { sendMail } from "@/lib/mail/send-mail";
import { letter } from "@/lib/mail/template";
import { pageUrl } from "@/lib/access/addresses";
import { outsideTeam } from "./note";

/**
 * What the letter says; null when the note, the mention or the member is gone, or they do not see the job any more.
 * Never the note itself.
 */
const readMention = useCase({
  name: "readMention",
  permission: "evaluation:record",
  input: z.object({ noteId: z.uuid(), userId: z.uuid() }),
  output: z.object({
    mention: z
      .object({
        email: z.string(),
        author: z.string(),
        candidate: z.string(),
        jobTitle: z.string().nullable(),
        url: z.string(),
      })
      .nullable(),
  }),

  async run({ db }, { noteId, userId }) {
    const note = await db.note.findUnique({
      where: { id: noteId },
      include: {
        candidate: { select: { id: true, number: true, fullName: true } },
        application: { select: { id: true, job: { select: { title: true } } } },
      },
    });
    const member = await db.member.findFirst({
      where: { userId },
      select: { userId: true, role: true, user: { select: { email: true } } },
    });
    if (!note?.mentions.includes(userId) || !member) return { mention: null };
    if ((await outsideTeam(db, note, [member])).length > 0) return { mention: null };
    const { candidate, application } = note;
    return {
      mention: {
        email: member.user.email,
        author: (await memberName(db, [note.authorId]))(note.authorId),
        candidate: poolName(candidate, await isBlind(db, candidate.id)),
        jobTitle: application?.job.title ?? null,
        url: application ? pageUrl.application(application.id) : pageUrl.candidate(candidate.id),
      },
    };
  },
});

/** Mails a member whom a note mentions, if it still does. Throws as `sendMail` does. */
export const mailMention = flow({
  name: "mailMention",
  permission: "evaluation:record",
  input: z.object({ noteId: z.uuid(), userId: z.uuid() }),
  output: z.object({ sent: z.boolean() }),

  async run(actor, { noteId, userId }) {
    const { mention } = await readMention(actor, { noteId, userId });
    if (!mention) return { sent: false };
    const { email, author, candidate, jobTitle, url } = mention;
    const where = jobTitle === null ? candidate : `${candidate} for ${jobTitle}`;
    await sendMail(
      letter({
        to: email,
        key: `mention-${noteId}-${userId}`,
        subject: `${author} mentioned you in a note on ${candidate}`,
        paragraphs: [`${author} mentioned you in a note on ${where}.`],
        action: { label: "Read the note", url },
        closing: "Notes are read by your team only. They are not evaluated and are not sent to your ATS.",
      }),
    );
    return { sent: true };
  },
});
