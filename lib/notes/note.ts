import * as z from "zod";
import { sightOf } from "@/lib/access/role-permissions";
import type { Context } from "@/lib/access/use-case";
import type { TenantDb } from "@/lib/db/tenant";
import { forbidden, invalid, notFound } from "@/lib/errors";

/** What a note says and whom of the team it names. */
export const NoteText = z.object({
  body: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .describe("Plain text for the team. Not evaluated, not sent to the ATS."),
  mentions: z.array(z.uuid()).max(20).default([]).describe("userIds of members who are told."),
});

/** Whom a note is about. */
type About = { candidateId: string; applicationId?: string | null };

/** Throws `invalid` for a mention of somebody who is not in the organization, or could not read the note. */
export async function checkMentions({ db }: Pick<Context, "db">, about: About, mentions: readonly string[]) {
  const named = [...new Set(mentions)];
  const members = await db.member.findMany({
    where: { userId: { in: named } },
    select: { userId: true, role: true, user: { select: { name: true } } },
  });
  if (members.length < named.length) throw invalid("Only members of the organization can be mentioned.");
  const outside = await outsideTeam(db, about, members);
  if (outside.length === 0) return;
  const names = outside.map(({ user }) => user.name).join(", ");
  throw invalid(
    `Not on this job's hiring team, so the note could not be read: ${names}. Add them to the hiring team first.`,
  );
}

/** Which of these members do not see what a note is about: hiring managers on none of its jobs' teams. */
export async function outsideTeam<M extends { userId: string; role: string }>(
  db: TenantDb,
  { candidateId, applicationId }: About,
  members: readonly M[],
): Promise<M[]> {
  const confined = members.filter(({ role }) => sightOf(role) === "shared_jobs");
  if (confined.length === 0) return [];
  const places = await db.hiringTeamMember.findMany({
    where: {
      userId: { in: confined.map(({ userId }) => userId) },
      job: { applications: { some: applicationId ? { id: applicationId } : { candidateId } } },
    },
    select: { userId: true },
  });
  const onTeam = new Set(places.map(({ userId }) => userId));
  return confined.filter(({ userId }) => !onTeam.has(userId));
}

/** A note that the actor wrote. Throws `not_found`, and `forbidden` for somebody else's. */
export async function ownNote({ actor, db }: Pick<Context, "actor" | "db">, noteId: string) {
  const note = await db.note.findUnique({ where: { id: noteId } });
  if (!note) throw notFound("Note");
  if (note.authorId !== actor.id) throw forbidden("Only who wrote a note can change it.");
  return note;
}
