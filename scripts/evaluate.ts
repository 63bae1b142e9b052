import { createReadStream, createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { type ReadFailure } from "@/lib/documents/document";
import { readDocument } from "@/lib/documents/read-document";
import { type Readied, evaluateText, readyDocument, readyText } from "@/lib/evaluation/evaluate-text";
import { likelihoodOfMatch } from "@/lib/evaluation/likelihood";
import { draftScorecard } from "@/lib/scorecards/draft-scorecard";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";

const Id = z.union([z.string(), z.number()]);
const Pair = z.object({
  id: Id,
  job: z.object({ id: Id, title: z.string().default(""), description: z.string() }),
  resume: z
    .object({ id: Id, text: z.string().optional(), file: z.string().optional() })
    .refine(({ text, file }) => (text === undefined) !== (file === undefined), "give either text or file"),
});
type Pair = z.infer<typeof Pair>;

const { values } = parseArgs({
  options: {
    in: { type: "string" },
    out: { type: "string" },
    /** Roles that still run are counted up to this day. */
    "as-of": { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
if (!values.in || !values.out) {
  console.error("Usage: npm run evaluate -- --in pairs.jsonl --out scores.jsonl [--as-of 2026-01-31]");
  process.exit(2);
}
const asOf = new Date(values["as-of"]);
const folder = path.dirname(path.resolve(values.in));

/** Jobs and CVs repeated by id are worked out once. */
const contents = new Map<Pair["job"]["id"], ScorecardContent>();
const resumes = new Map<Pair["resume"]["id"], Readied | ReadFailure>();

function contentOf(job: Pair["job"]): ScorecardContent {
  let content = contents.get(job.id);
  if (!content) contents.set(job.id, (content = draftScorecard(job)));
  return content;
}

async function read({ text, file }: Pair["resume"]): Promise<Readied | ReadFailure> {
  if (text !== undefined) return readyText(text, asOf);
  const result = await readDocument(await readFile(path.resolve(folder, file ?? "")));
  return result.ok ? readyDocument(result.document, asOf) : result.failure;
}

async function resumeOf(resume: Pair["resume"]): Promise<Readied | ReadFailure> {
  let readied = resumes.get(resume.id);
  if (!readied) resumes.set(resume.id, (readied = await read(resume)));
  return readied;
}

async function evaluatePair({ id, job, resume }: Pair): Promise<object> {
  const readied = await resumeOf(resume);
  if (typeof readied === "string") return { id, score: null, failure: readied };
  const content = contentOf(job);
  const { totals, assessments, flags } = await evaluateText(job, readied, { asOf, content });
  return {
    id,
    // Without any evidence there is no score to give; a list still needs a place for the CV, the last.
    score: totals.overall ?? 0,
    likelihood: likelihoodOfMatch(totals),
    low: totals.low,
    high: totals.high,
    dimensions: Object.fromEntries(totals.dimensions.map(({ dimension, score }) => [dimension, score])),
    knockedOutBy: totals.knockedOutBy,
    advice: totals.advice,
    criteria: assessments.map((assessment, at) => ({
      name: content.criteria[at]?.name,
      importance: content.criteria[at]?.importance,
      verdict: assessment.verdict,
      rating: assessment.rating,
      years: assessment.years,
      evidence: assessment.evidence.map(({ quote, source, start, end, page }) => ({
        quote,
        source,
        start,
        end,
        page,
      })),
    })),
    flags,
  };
}

const out = createWriteStream(values.out);
let number = 0;
for await (const line of createInterface({ input: createReadStream(values.in), crlfDelay: Infinity })) {
  number++;
  if (!line.trim()) continue;
  const pair = Pair.safeParse(JSON.parse(line));
  if (!pair.success) {
    console.error(`Line ${number}: ${z.prettifyError(pair.error)}`);
    process.exitCode = 1;
    continue;
  }
  out.write(`${JSON.stringify(await evaluatePair(pair.data))}\n`);
}
out.end();
await finished(out);
console.error(`${number} lines, ${contents.size} jobs, ${resumes.size} CVs.`);
// Reading files leaves idle workers behind.
process.exit();
