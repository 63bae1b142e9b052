import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { JobEdit, planJobEdit } from "./job-edit";

/** Previews editing, closing, reopening or archiving a job without doing it. Throws what `updateJob` would throw. */
export const previewJobEdit = useCase({
  name: "previewJobEdit",
  permission: "job:write",
  input: JobEdit,
  output: z.object({
    title: z.string(),
    effects: z.array(z.string()).describe("Empty when nothing would change."),
    subjectRevision: z.string(),
  }),

  async run({ db }, edit) {
    const { title, effects, revision } = await planJobEdit(db, edit);
    return { title, effects, subjectRevision: revision };
  },
});
