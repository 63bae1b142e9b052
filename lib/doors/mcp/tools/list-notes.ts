import { listNotes } from "@/lib/hiring/notes/list-notes";
import { candidateLines } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const listNotesTool = tool({
  name: "listNotes",
  title: "List notes on a candidate",
  description: "The team's notes on a candidate, oldest first. Never used in evaluations.",
  safety: reads,
  useCase: listNotes,
  text: ({ notes }) =>
    candidateLines(notes, ({ createdAt, author, throughAgent, jobTitle, editedAt, body, noteId }) =>
      [
        `${createdAt} ${author}${throughAgent ? " (through an agent)" : ""}`,
        jobTitle ? `on the application for ${jobTitle}` : "on the person",
        `${editedAt ? "edited, " : ""}noteId ${noteId}: ${body}`,
      ].join(", "),
    ).join("") || "There are no notes on this candidate.",
});
