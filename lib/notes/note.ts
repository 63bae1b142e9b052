import * as z from "zod";
import type { Context } from "@/lib/access/use-case";
import { forbidden, invalid, notFound } from "@/lib/errors";

/** What a note says and whom of the team it names. */
export const NoteText = z.object({
  body: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .describe("Plain text for the team. Not evaluated, not sent to the ATS."),
  mentions: z.array(z.uuid()).max(20).default([]).describe("userIds of members who are told by mail."),
});

/** Throws `invalid` for a mention of somebody who is not in the organization. */
export async function checkMentions({ db }: Pick<Context, "db">, mentions: readonly string[]) {
  const named = [...new Set(mentions)];
  const members = await db.member.count({ where: { userId: { in: named } } });
  if (members < named.length) throw invalid("Only members of the organization can be mentioned.");
}

/** A note that the actor wrote. Throws `not_found`, and `forbidden` for somebody else's. */
export async function ownNote({ actor, db }: Pick<Context, "actor" | "db">, noteId: string) {
  const note = await db.note.findUnique({ where: { id: noteId } });
  if (!note) throw notFound("Note");
  if (note.authorId !== actor.id) throw forbidden("Only who wrote a note can change it.");
  return note;
}
