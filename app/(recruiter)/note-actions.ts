"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { addNote } from "@/lib/notes/add-note";
import { deleteNote } from "@/lib/notes/delete-note";
import { editNote } from "@/lib/notes/edit-note";

const NoteText = z.object({ body: z.string(), mentions: z.array(z.string()) });
const About = z.object({ candidateId: z.string(), applicationId: z.string().optional() });

export async function writeNote(
  about: z.infer<typeof About>,
  note: z.infer<typeof NoteText>,
): Promise<ActionState> {
  return asActionState(async () => {
    await addNote(await currentActor(), { ...About.parse(about), ...NoteText.parse(note) });
    refresh();
  });
}

export async function changeNote(noteId: string, note: z.infer<typeof NoteText>): Promise<ActionState> {
  return asActionState(async () => {
    await editNote(await currentActor(), { noteId, ...NoteText.parse(note) });
    refresh();
  });
}

export async function removeNote(noteId: string): Promise<ActionState> {
  return asActionState(async () => {
    await deleteNote(await currentActor(), { noteId });
    refresh();
  });
}
