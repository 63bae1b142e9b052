import * as z from "zod";
import type { Usage } from "../usage";
import { JobDescription } from "../job-description";
import type { StructuredJob } from "../embedded/structure-job/structure-job";
import { ask } from "./ask";
import type { OpenAiConfig } from "./config";
import { fenceRule, newFence } from "./fence";
import { passagesOf } from "./passages";

const types = JobDescription.shape.employmentType.unwrap().unwrap().options;

const Answer = z.object({
  title: z.string().nullable().describe("The job's title without reference numbers and (m/f/d)."),
  department: z.string().nullable(),
  location: z.string().nullable().describe("Place of work, or Remote."),
  employmentType: z.enum(types).nullable(),
  start: z.string().nullable().describe("When the work begins."),
});

/** Extracts a job's fields with a model. Text values that are not in the text word for word become null. */
export async function structureJobWithModel(
  config: OpenAiConfig,
  text: string,
): Promise<{ job: StructuredJob; usage: Usage[] }> {
  const fence = newFence();
  const { answer, usage } = await ask(config, {
    task: "structure_job",
    model: config.models.structure,
    name: "job",
    schema: Answer,
    instructions: `You read a job description and copy out five fields, each letter for letter as the text has it, or null when the text does not say.\n\n${fenceRule}`,
    material: [fence.notice, fence.around("job_description", text)].join("\n\n"),
  });
  const stated = (value: string | null, most: number) =>
    (value && passagesOf(value, [text])[0]?.replace(/\s+/g, " ").slice(0, most)) || null;
  const title = stated(answer.title, 160);
  return {
    job: {
      title: title && title.length >= 2 ? title : null,
      department: stated(answer.department, 120),
      location: stated(answer.location, 160),
      employmentType: answer.employmentType,
      start: stated(answer.start, 120),
    },
    usage,
  };
}
