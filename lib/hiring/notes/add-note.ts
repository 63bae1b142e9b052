import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { record } from "@/lib/platform/events/record";
import { notify } from "@/lib/platform/notices/notify";
import { NewNote, planNote } from "./note";

/**
 * Adds a note about a candidate, on one of their applications or on the person. The whole team can read it; mentioned
 * members are notified as they have chosen. An agent needs the confirmation of its recruiter, who is the author.
 * Throws `not_found`; `conflict` for an erased person; `invalid` for a mention of somebody who could not read it.
 */
export const addNote = useCase({
  name: "addNote",
  permission: "note:write",
  input: NewNote.extend({
    confirmationToken: ConfirmationToken,
    noteId: z
      .uuid()
      .optional()
      .describe("Made by the page: sent again after a lost answer, no second note is added."),
  }),
  output: z.object({ noteId: z.uuid(), candidateId: z.uuid(), createdAt: z.string() }),

  async run(ctx, input) {
    const { actor, db } = ctx;
    const { candidateId, applicationId, body, noteId } = input;
    const { mentioned } = await planNote(ctx, input);
    const before = noteId
      ? await db.note.findFirst({ where: { id: noteId, candidateId, authorId: actor.id } })
      : null;
    if (before) return { noteId: before.id, candidateId, createdAt: before.createdAt.toISOString() };
    await redeemConfirmation(ctx, { act: "addNote", input, subjectRevision: candidateId });
    const mentions = mentioned.map(({ userId }) => userId);
    const { id, createdAt } = await db.note.create({
      data: {
        ...(noteId && { id: noteId }),
        candidateId,
        body,
        mentions,
        applicationId: applicationId ?? null,
        authorId: actor.id,
        clientId: actor.clientId,
      },
    });
    await record(ctx, "note.added", candidateId, { noteId: id });
    const userIds = mentions.filter((userId) => userId !== actor.id);
    await notify(ctx, { kind: "mentioned", subjectId: id, userIds });
    return { noteId: id, candidateId, createdAt: createdAt.toISOString() };
  },
});
