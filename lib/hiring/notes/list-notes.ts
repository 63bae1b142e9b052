import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { partsOf } from "@/lib/records/candidates/erasable";
import { shownWords } from "@/lib/judging/evaluation/in-thread";

/** The most notes shown for one person: the newest. */
const MOST = 200;

/**
 * Lists the team's notes about a candidate, oldest first, including those on records that were merged into theirs. In
 * blind review the person's name is masked in them.
 */
export const listNotes = useCase({
  name: "listNotes",
  permission: "note:read",
  reads: true,
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    notes: z.array(
      z.object({
        noteId: z.uuid(),
        body: z.string(),
        author: z.string(),
        mine: z.boolean().describe("Whether the actor can change it: their own, and not masked."),
        throughAgent: z.boolean(),
        mentions: z.array(z.object({ userId: z.uuid(), name: z.string() })),
        applicationId: z.uuid().nullable(),
        jobTitle: z.string().nullable().describe("Of the application it is about."),
        createdAt: z.string(),
        editedAt: z.string().nullable(),
      }),
    ),
  }),

  async run({ actor, db }, { candidateId }) {
    const parts = await partsOf(db, candidateId);
    const blind = parts.some((part) => part.id === candidateId && part.blind);
    const rows = await db.note.findMany({
      where: { candidateId: { in: parts.map(({ id }) => id) } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST,
      include: { application: { select: { job: { select: { title: true } } } } },
    });
    const nameOf = await memberName(
      db,
      rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
    );
    const shown = await shownWords(
      blind,
      rows.map(({ body }) => body),
      { profile: null, knownNames: parts.flatMap(({ fullName }) => fullName ?? []) },
    );
    return {
      notes: rows.reverse().map((note) => ({
        noteId: note.id,
        body: shown(note.body),
        author: nameOf(note.authorId),
        mine: note.authorId === actor.id && shown(note.body) === note.body,
        throughAgent: note.clientId !== null,
        mentions: note.mentions.map((userId) => ({ userId, name: nameOf(userId) })),
        applicationId: note.applicationId,
        jobTitle: note.application?.job.title ?? null,
        createdAt: note.createdAt.toISOString(),
        editedAt: note.editedAt?.toISOString() ?? null,
      })),
    };
  },
});
