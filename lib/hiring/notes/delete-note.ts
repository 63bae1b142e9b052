import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { ownNote } from "./note";

/** Permanently deletes the actor's own note. Throws as `ownNote` does. */
export const deleteNote = useCase({
  name: "deleteNote",
  permission: "note:write",
  input: z.object({ noteId: z.uuid() }),

  async run(ctx, { noteId }) {
    const { candidateId } = await ownNote(ctx, noteId);
    await ctx.db.note.deleteMany({ where: { id: noteId } });
    await record(ctx, "note.deleted", candidateId, { noteId });
  },
});
