"use server";

import * as z from "zod";
import { addNote } from "@/lib/hiring/notes/add-note";
import { deleteNote } from "@/lib/hiring/notes/delete-note";
import { editNote } from "@/lib/hiring/notes/edit-note";
import { runAct } from "./run-act";

const NoteText = z.object({ body: z.string(), mentions: z.array(z.string()) });
const About = z.object({ candidateId: z.string(), applicationId: z.string().optional() });

/** `noteId`: made by the page, so that a note sent again after a lost answer is added once. */
export const writeNote = async (
  about: z.infer<typeof About>,
  note: z.infer<typeof NoteText>,
  noteId: string,
) => runAct((actor) => addNote(actor, { ...About.parse(about), ...NoteText.parse(note), noteId }));

export const changeNote = async (noteId: string, note: z.infer<typeof NoteText>) =>
  runAct((actor) => editNote(actor, { noteId, ...NoteText.parse(note) }));

export const removeNote = async (noteId: string) => runAct((actor) => deleteNote(actor, { noteId }));
