import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { draftJob, structureJob } from "@/lib/judging/ai/in-thread";
import { JobDescription } from "@/lib/judging/ai/job-description";
import { invalid } from "@/lib/errors";
import { describedText } from "@/lib/records/jobs/create-job";
import { inWords, LeftOut } from "@/lib/judging/scorecards/draft";
import { IncomingFile, withStored } from "@/lib/reading/uploads/incoming-file";

const Stated = JobDescription.pick({ location: true, employmentType: true, start: true });

/**
 * What becomes of each sentence of a job description, before anything is created: by the rules, which cost nothing.
 * A model, where one is active, drafts the scorecard afterwards and may find more.
 */
export const readBrief = flow({
  name: "readBrief",
  permission: "job:write",
  input: z.object({
    description: JobDescription.shape.description.optional(),
    document: IncomingFile.optional(),
  }),
  output: Stated.partial().extend({
    title: z.string().nullable(),
    criteria: z.array(z.string()),
    asked: z.array(LeftOut),
    leftOut: z.array(LeftOut),
    refused: z.array(LeftOut),
  }),

  async run(actor, { description: given, document }) {
    if (!document && !given) throw invalid("Give a description, or a document to read it from.");
    return withStored(actor, document ? [document] : [], async ([file]) => {
      const description = given ?? (await describedText(file));
      const { title, location, employmentType, start } = await structureJob(description);
      const draft = await draftJob({ title: title ?? "", description });
      return {
        title,
        location,
        employmentType,
        start,
        criteria: draft.content.criteria.map(({ name }) => name),
        asked: inWords(draft.asked),
        leftOut: inWords(draft.leftOut),
        refused: inWords(draft.refused),
      };
    });
  },
});
