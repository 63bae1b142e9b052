// npm run draft: the draft of a job description by rules, for people and tools that measure or ask.
import { createReadStream } from "node:fs";
import { open, rename } from "node:fs/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { draftJob } from "@/lib/judging/ai/embedded/draft-job";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { linesIn } from "./lines.ts";

const Job = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string().default(""),
  description: z.string(),
});

const { values } = parseArgs({ options: { in: { type: "string" }, out: { type: "string" } } });
if (!values.in || !values.out) {
  console.error(
    "Usage: npm run draft -- --in jobs.jsonl --out drafts.jsonl (a line: id, title, description)",
  );
  process.exit(2);
}

/** One line of the output: what the text was understood to ask for, and what became of its other sentences. */
function draft({ id, title, description }: z.infer<typeof Job>): object {
  const job = structureJob(description);
  const { content, duties, leftOut, refused, asked } = draftJob({ title, description });
  return {
    id,
    title: title || job.title,
    location: job.location,
    employmentType: job.employmentType,
    criteria: content.criteria.map(({ id: _, weight: __, skills, ...one }) => ({
      ...one,
      skills: skills.flatMap(({ name, aliases }) => [name, ...aliases]),
    })),
    duties,
    leftOut: [...leftOut, ...asked].map(({ text }) => text).filter(Boolean),
    refused: refused.map(({ text }) => text),
    asked: asked.map(({ text, reason }) => (text ? `${reason} ${JSON.stringify(text)}` : reason)),
  };
}

// Written under another name first, so that the output file is always complete.
const unfinished = `${values.out}.unfinished`;
const out = await open(unfinished, "w");
let number = 0;
let wrong = 0;
for await (const line of linesIn(createReadStream(values.in, "utf8") as AsyncIterable<string>)) {
  number++;
  if (!line.trim()) continue;
  try {
    await out.write(`${JSON.stringify(draft(Job.parse(JSON.parse(line))))}\n`);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    wrong++;
    console.error(
      `Line ${number}: ${error instanceof SyntaxError ? "not valid JSON" : z.prettifyError(error)}`,
    );
  }
}
await out.close();
await rename(unfinished, values.out);
console.error(`${number} lines, ${wrong} invalid and skipped.`);
process.exit(wrong ? 1 : 0);
