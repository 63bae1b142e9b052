import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { notify } from "@/lib/platform/notices/notify";
import { NoteText, mentionedMembers, ownNote } from "./note";

/** Changes the actor's own note. Notifies newly mentioned members. Throws as `ownNote` and `mentionedMembers` do. */
export const editNote = useCase({
  name: "editNote",
  permission: "note:write",
  input: NoteText.extend({ noteId: z.uuid() }),
  output: z.object({ noteId: z.uuid() }),

  async run(ctx, { noteId, body, mentions: names }) {
    const before = await ownNote(ctx, noteId);
    const mentions = (await mentionedMembers(ctx, before, names)).map(({ userId }) => userId);
    const { count } = await ctx.db.note.updateMany({
      where: { id: noteId },
      data: { body, mentions, editedAt: new Date() },
    });
    if (count === 0) throw notFound("Note");
    await record(ctx, "note.edited", before.candidateId, { noteId });
    const alreadyNotified = [ctx.actor.id, ...before.mentions];
    const userIds = mentions.filter((userId) => !alreadyNotified.includes(userId));
    await notify(ctx, { kind: "mentioned", subjectId: noteId, userIds });
    return { noteId };
  },
});
