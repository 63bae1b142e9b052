import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { JobEdit, planJobEdit } from "./job-edit";

/** What editing, closing, reopening or archiving a job would change, without doing it. Throws what `updateJob` would throw. */
export const previewJobEdit = useCase({
  name: "previewJobEdit",
  permission: "job:write",
  input: JobEdit,
  output: z.object({
    title: z.string(),
    effects: z.array(z.string()).describe("Empty when the job is like this already."),
    subjectRevision: z.string(),
  }),

  async run({ db }, edit) {
    const { title, effects, revision } = await planJobEdit(db, edit);
    return { title, effects, subjectRevision: revision };
  },
});
