import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { Created, Details, ForJob, enrolPerson } from "@/lib/records/candidates/create-candidate";
import { invalid } from "@/lib/errors";
import { addNote } from "@/lib/hiring/notes/add-note";
import { NoteText } from "@/lib/hiring/notes/note";
import { say, sentence } from "@/lib/say";
import { IncomingFile } from "@/lib/reading/uploads/incoming-file";

/** A shorter text is no CV. */
export const SHORTEST_TEXT = 40;

/**
 * Adds a person to a job by hand: from the text of a profile or CV, which is read like a file, from a file, or by name
 * only, without an evaluation until a CV is added. Throws as `createCandidate` does, and `invalid` without any of them.
 */
export const addPerson = flow({
  name: "addPerson",
  permission: "candidate:write",
  input: ForJob.extend(Details.omit({ answers: true }).shape).extend({
    link: z
      .url({
        protocol: /^https?$/,
        error: sentence("The link has to be a whole address, such as https://example.com/in/name."),
      })
      .max(500)
      .optional()
      .describe("A page about them."),
    text: z
      .string()
      .trim()
      .min(SHORTEST_TEXT, sentence("That is too short for a profile or CV: paste at least a few sentences."))
      .max(100_000)
      .optional(),
    file: IncomingFile.optional(),
    note: NoteText.shape.body.optional().describe("For the team."),
  }),
  output: Created,

  async run(actor, { text, file, note, ...details }) {
    if (!text && !file && !details.fullName) throw invalid("Give a name, or a CV to read it from.");
    const typed = text && {
      fileName: say("Pasted text.txt"),
      contentBase64: Buffer.from(text).toString("base64"),
    };
    const files = [typed, file].flatMap((each) => each || []);
    const created = await enrolPerson(actor, { ...details, files, answers: [] });
    const { candidateId, applicationId } = created;
    if (note) await addNote(actor, { candidateId, applicationId, body: note });
    return created;
  },
});
