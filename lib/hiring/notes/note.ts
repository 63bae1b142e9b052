import * as z from "zod";
import { lockNamedMembers } from "@/lib/platform/access/lock-members";
import { findMembers } from "@/lib/platform/access/find-members";
import { sightOf } from "@/lib/platform/access/role-permissions";
import type { Context } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { conflict, forbidden, invalid, notFound } from "@/lib/errors";

/** A note's text and the members it mentions. */
export const NoteText = z.object({
  body: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .describe("Plain text for the team. Not evaluated, not sent to the ATS."),
  mentions: z
    .array(z.string().max(320))
    .max(20)
    .default([])
    .describe("Members to tell, by name, e-mail address or userId."),
});

/** Input for a new note. */
export const NewNote = NoteText.extend({
  candidateId: z.uuid(),
  applicationId: z.uuid().optional().describe("The application it is about; left out, the person."),
});

/** The candidate, and possibly the application, that a note is about. */
type About = { candidateId: string; applicationId?: string | null };

/**
 * Looks up the members a note mentions. Throws `invalid` for a text that matches no member, and for a member who
 * could not read the note.
 */
export async function mentionedMembers(
  { db }: Pick<Context, "db">,
  about: About,
  mentions: readonly string[],
) {
  const members = await lockNamedMembers(db, await findMembers(db, mentions));
  const outside = await outsideTeam(db, about, members);
  if (outside.length === 0) return members;
  const names = outside.map(({ name }) => name);
  throw invalid(
    "Not on this job's hiring team and unable to read the note: {names}. Add them to the hiring team first.",
    { names },
  );
}

/** Returns the members who cannot see what a note is about: hiring managers on none of its jobs' teams. */
export async function outsideTeam<M extends { userId: string; role: string }>(
  db: TenantDb,
  { candidateId, applicationId }: About,
  members: readonly M[],
): Promise<M[]> {
  const hiringManagers = members.filter(({ role }) => sightOf(role) === "shared_jobs");
  if (hiringManagers.length === 0) return [];
  const memberships = await db.hiringTeamMember.findMany({
    where: {
      userId: { in: hiringManagers.map(({ userId }) => userId) },
      job: { applications: { some: applicationId ? { id: applicationId } : { candidateId } } },
    },
    select: { userId: true },
  });
  const onTeam = new Set(memberships.map(({ userId }) => userId));
  return hiringManagers.filter(({ userId }) => !onTeam.has(userId));
}

/**
 * Loads a note that the actor wrote and locks it until the commit: concurrent changes wait for each other. Throws
 * `not_found`, and `forbidden` for somebody else's.
 */
export async function ownNote({ actor, db }: Pick<Context, "actor" | "db">, noteId: string) {
  await db.$queryRaw`SELECT 1 FROM "Note" WHERE id = ${noteId}::uuid FOR UPDATE`;
  const note = await db.note.findUnique({ where: { id: noteId } });
  if (!note) throw notFound("Note");
  if (note.authorId !== actor.id) throw forbidden("Only a note's author can change it.");
  return note;
}

/**
 * Loads the candidate, application and mentioned members of a new note. Locks the candidate: an erasure takes the
 * same lock, and then erases the notes too. Throws as `addNote` does.
 */
export async function planNote(ctx: Pick<Context, "db">, note: z.output<typeof NewNote>) {
  const { candidateId, applicationId, mentions } = note;
  const [candidate] = await ctx.db.$queryRaw<
    { fullName: string | null; number: number; erasedAt: Date | null }[]
  >`
    SELECT "fullName", number, "erasedAt" FROM "Candidate" WHERE id = ${candidateId}::uuid FOR NO KEY UPDATE`;
  if (!candidate) throw notFound("Candidate");
  if (candidate.erasedAt) throw conflict("This person was erased.");
  const application = applicationId
    ? await ctx.db.application.findFirst({
        where: { id: applicationId, candidateId },
        select: { number: true, job: { select: { title: true } } },
      })
    : null;
  if (applicationId && !application) throw notFound("Application");
  return { candidate, application, mentioned: await mentionedMembers(ctx, note, mentions) };
}
