import * as z from "zod";
import { holdNamed } from "@/lib/access/hold-members";
import { membersMeant } from "@/lib/access/members-meant";
import { sightOf } from "@/lib/access/role-permissions";
import type { Context } from "@/lib/access/use-case";
import type { TenantDb } from "@/lib/db/tenant";
import { conflict, forbidden, invalid, notFound } from "@/lib/errors";

/** What a note says and whom of the team it names. */
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

/** A note that is not written yet. */
export const NewNote = NoteText.extend({
  candidateId: z.uuid(),
  applicationId: z.uuid().optional().describe("The application it is about; left out, the person."),
});

/** Whom a note is about. */
type About = { candidateId: string; applicationId?: string | null };

/**
 * Whom a note mentions. Throws `invalid` for words that mean nobody in the organization, and for somebody who could not
 * read the note.
 */
export async function mentionedMembers(
  { db }: Pick<Context, "db">,
  about: About,
  mentions: readonly string[],
) {
  const members = await holdNamed(db, await membersMeant(db, mentions));
  const outside = await outsideTeam(db, about, members);
  if (outside.length === 0) return members;
  const names = outside.map(({ name }) => name).join(", ");
  throw invalid(
    "Not on this job's hiring team, so the note could not be read: {names}. Add them to the hiring team first.",
    { names },
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

/**
 * A note that the actor wrote, locked until the commit: two changes of it follow each other. Throws `not_found`, and
 * `forbidden` for somebody else's.
 */
export async function ownNote({ actor, db }: Pick<Context, "actor" | "db">, noteId: string) {
  await db.$queryRaw`SELECT 1 FROM "Note" WHERE id = ${noteId}::uuid FOR UPDATE`;
  const note = await db.note.findUnique({ where: { id: noteId } });
  if (!note) throw notFound("Note");
  if (note.authorId !== actor.id) throw forbidden("Only who wrote a note can change it.");
  return note;
}

/**
 * Whom a new note is about, and whom it mentions. Holds the candidate: an erasure takes the same lock, and then takes
 * notes along. Throws as `addNote` does.
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
