import { addNote } from "@/lib/hiring/notes/add-note";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { NewNote } from "@/lib/hiring/notes/note";
import { previewNote } from "@/lib/hiring/notes/preview-note";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const addNoteTool = confirmableTool({
  name: "addNote",
  title: "Add a note on a candidate",
  description: "Adds a note for the team, in the recruiter's name.",
  safety: adds,
  next: { not_found: "listJobCandidates gives candidateId and applicationId." },
  useCase: addNote,
  // A page alone makes ids of its own.
  input: NewNote.extend({ confirmationToken: ConfirmationToken }),
  async preview(actor, note) {
    const { name, jobTitle, effects, subjectRevision } = await previewNote(actor, NewNote.parse(note));
    const headline = jobTitle
      ? say("Note on {name} for {job}", { name: quoted(name), job: quoted(jobTitle) })
      : say("Note on {name}", { name: quoted(name) });
    return { headline, effects: [quoted(note.body, note.body.length), ...effects], subjectRevision };
  },
  text: ({ noteId, createdAt }) => `Noted at ${createdAt}, noteId ${noteId}.`,
});
