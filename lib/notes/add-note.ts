import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { notify } from "@/lib/notices/notify";
import { NoteText, checkMentions } from "./note";

/**
 * Writes a note about a candidate, on one of their applications or on the person. The whole team reads it; whom it
 * mentions is told, as they have chosen. Throws `not_found`; `conflict` for somebody who was erased; `invalid` for a
 * mention of somebody who could not read it.
 */
export const addNote = useCase({
  name: "addNote",
  permission: "note:write",
  input: NoteText.extend({
    candidateId: z.uuid(),
    applicationId: z.uuid().optional().describe("The application it is about; left out, the person."),
  }),
  output: z.object({ noteId: z.uuid(), createdAt: z.string() }),

  async run(ctx, { candidateId, applicationId, body, mentions }) {
    const { actor, db } = ctx;
    // An erasure takes the same lock, and then takes notes along.
    const [candidate] = await db.$queryRaw<{ erasedAt: Date | null }[]>`
      SELECT "erasedAt" FROM "Candidate" WHERE id = ${candidateId}::uuid FOR NO KEY UPDATE`;
    if (!candidate) throw notFound("Candidate");
    if (candidate.erasedAt) throw conflict("This person was erased.");
    if (applicationId && (await db.application.count({ where: { id: applicationId, candidateId } })) === 0)
      throw notFound("Application");
    await checkMentions(ctx, { candidateId, applicationId }, mentions);
    const { id, createdAt } = await db.note.create({
      data: {
        ...{ candidateId, body, mentions },
        ...{ applicationId: applicationId ?? null, authorId: actor.id, clientId: actor.clientId },
      },
    });
    await record(ctx, "note.added", candidateId, { noteId: id });
    const userIds = mentions.filter((userId) => userId !== actor.id);
    await notify(ctx, { kind: "mentioned", subjectId: id, userIds });
    return { noteId: id, createdAt: createdAt.toISOString() };
  },
});
