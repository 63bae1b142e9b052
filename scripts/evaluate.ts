import { createReadStream } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { type ReadFailure } from "@/lib/reading/documents/document";
import { readDocument } from "@/lib/reading/documents/read-document";
import {
  type Readied,
  evaluateText,
  prepareDocument,
  prepareText,
} from "@/lib/judging/evaluation/evaluate-text";
import { abstains } from "@/lib/judging/evaluation/aggregate";
import { likelihoodOfMatch, likelihoodRange } from "@/lib/judging/evaluation/likelihood";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { heavinessOf } from "@/lib/judging/ai/embedded/draft/requirement";
import { asksForTime } from "@/lib/judging/ai/embedded/judge/prepare";
import { judgeBy, serviceModel } from "@/lib/judging/ai/judge-by";
import { draftScorecard as draftByModel } from "@/lib/judging/ai/model";
import type { Usage } from "@/lib/judging/ai/usage";
import { DomainError } from "@/lib/errors";
import { Criterion, draftThresholds, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { outOfHundred } from "@/lib/judging/scorecards/shares";
import { uuidOf } from "@/lib/platform/security/digest";
import { linesIn } from "./lines.ts";

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
    /** Current roles are counted up to this day. */
    "as-of": { type: "string", default: new Date().toISOString().slice(0, 10) },
    /** What judges and what drafts scorecards: the embedded evaluator, or the model that the environment names. */
    judge: { type: "string", default: "embedded" },
    draft: { type: "string", default: "embedded" },
    /** Scorecards by job id, in place of drafts: {JOB: {criteria: [{name, dimension, importance, …}]}}. */
    scorecard: { type: "string" },
  },
});
if (!values.in || !values.out) {
  console.error(
    "Usage: npm run evaluate -- --in pairs.jsonl --out scores.jsonl [--as-of 2026-01-31] [--judge model] [--draft model] [--scorecard scorecards.json]",
  );
  process.exit(2);
}
for (const option of ["judge", "draft"] as const) {
  if (["embedded", "model"].includes(values[option]) && (values[option] === "embedded" || serviceModel))
    continue;
  console.error(`--${option}: embedded, or model where the environment names one (docs/models.md).`);
  process.exit(2);
}
const asOf = new Date(values["as-of"]);
if (Number.isNaN(asOf.getTime())) {
  console.error(`--as-of: "${values["as-of"]}" is not a date such as 2026-01-31.`);
  process.exit(2);
}
const folder = path.dirname(path.resolve(values.in));

/** Jobs and CVs that occur several times, by id, are processed once. */
const contents = new Map<Pair["job"]["id"], Promise<ScorecardContent>>();
const resumes = new Map<Pair["resume"]["id"], Promise<Readied | ReadFailure>>();

/** A criterion of a file of scorecards: what it leaves out is as in a draft. */
const FiledCriterion = z
  .object({
    name: z.string(),
    importance: Criterion.shape.importance,
    dimension: Criterion.shape.dimension,
    minimumYears: Criterion.shape.minimumYears.optional(),
  })
  .loose();
const filed = values.scorecard
  ? z
      .record(z.string(), z.object({ criteria: z.array(FiledCriterion) }))
      .parse(JSON.parse(await readFile(values.scorecard, "utf8")))
  : null;

function filedContent(id: Pair["job"]["id"]): ScorecardContent | undefined {
  const scorecard = filed?.[String(id)];
  if (!scorecard) return undefined;
  // The first criterion about time at work asks for the job's own work.
  const work = scorecard.criteria.findIndex(({ name, minimumYears = null }) =>
    asksForTime({ name, minimumYears }),
  );
  const weights = outOfHundred(
    heavinessOf(
      scorecard.criteria.map(({ importance, dimension }, at) => ({
        kind: at === work ? "work" : "skill",
        importance,
        dimension,
        share: 1,
      })),
    ),
  );
  return ScorecardContent.parse({
    thresholds: draftThresholds,
    criteria: scorecard.criteria.map((one, at) => ({
      id: uuidOf(`${id}\n${at}`),
      weight: weights[at],
      ...one,
    })),
  });
}

const judge = judgeBy(values.judge === "model" ? serviceModel : null);
const spent: Usage[] = [];

function contentOf(job: Pair["job"]): Promise<ScorecardContent> {
  let content = contents.get(job.id);
  if (!content) contents.set(job.id, (content = draft(job)));
  return content;
}

async function draft(job: Pair["job"]): Promise<ScorecardContent> {
  const given = filedContent(job.id);
  if (given) return given;
  if (values.draft === "embedded") return draftWithRefusals(job).content;
  const { content, usage } = await draftByModel(serviceModel, job, { values: null, teamNeeds: null });
  spent.push(...usage);
  return content;
}

async function read({ text, file }: Pair["resume"]): Promise<Readied | ReadFailure> {
  if (text !== undefined) return prepareText(text, asOf);
  const result = await readDocument(await readFile(path.resolve(folder, file ?? "")));
  return result.ok ? prepareDocument(result.document, asOf) : result.failure;
}

function resumeOf(resume: Pair["resume"]): Promise<Readied | ReadFailure> {
  let readied = resumes.get(resume.id);
  if (!readied) {
    resumes.set(resume.id, (readied = read(resume)));
    // Awaited with its pair; until then a rejection must not count as unhandled.
    readied.catch(() => undefined);
  }
  return readied;
}

async function evaluatePair({ id, job, resume }: Pair): Promise<object> {
  const readied = await resumeOf(resume);
  if (typeof readied === "string")
    return { id, score: null, failure: readied, dimensions: {}, criteria: [], flags: [] };
  const content = await contentOf(job);
  const evaluated = await evaluateText(job, readied, { asOf, content, judge });
  const { totals, assessments, flags } = evaluated;
  spent.push(...evaluated.usage);
  return {
    id,
    // Without any evidence there is no score, but a ranking still needs a place for the CV: the last.
    score: totals.overall ?? (abstains(flags) ? null : 0),
    likelihood: likelihoodOfMatch(totals),
    likelihoodRange: likelihoodRange(totals),
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

/** Parses one line of the input: returns a pair, or what is wrong with it. */
function parsed(line: string): Pair | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "not valid JSON";
  }
  const pair = Pair.safeParse(value);
  return pair.success ? pair.data : z.prettifyError(pair.error);
}

/** Files are read this many pairs ahead, on other cores, while a pair is judged. */
const ahead = 8;
const waiting: { number: number; pair: Pair }[] = [];
let lines = 0;
let wrong = 0;

const reportLine = (number: number, what: string) => {
  wrong++;
  console.error(`Line ${number}: ${what}`);
};

// Written under another name first, so that the output file is always complete.
const unfinished = `${values.out}.unfinished`;
const out = await open(unfinished, "w");

async function writeNext() {
  const next = waiting.shift();
  if (!next) return;
  const result = await evaluatePair(next.pair).catch((error: unknown) => {
    // A pair that a model could not answer is reported by line, and the others are still evaluated.
    if (error instanceof DomainError) return reportLine(next.number, error.message);
    // A missing file is an error in the line; anything else is a bug of ours.
    if (!(error instanceof Error && "code" in error && "path" in error)) throw error;
    reportLine(next.number, `${next.pair.resume.file}: ${String(error.code)}`);
  });
  if (result) await out.write(`${JSON.stringify(result)}\n`);
}

for await (const line of linesIn(createReadStream(values.in, "utf8") as AsyncIterable<string>)) {
  lines++;
  if (!line.trim()) continue;
  const pair = parsed(line);
  if (typeof pair === "string") {
    reportLine(lines, pair);
    continue;
  }
  if (pair.resume.file !== undefined) void resumeOf(pair.resume);
  waiting.push({ number: lines, pair });
  if (waiting.length > ahead) await writeNext();
}
while (waiting.length) await writeNext();
await out.close();
await rename(unfinished, values.out);
console.error(`${lines} lines, ${wrong} invalid and skipped; ${contents.size} jobs, ${resumes.size} CVs.`);
if (spent.length > 0) console.error(usageOf(spent));
// Reading files leaves idle workers behind.
process.exit(wrong ? 1 : 0);

function usageOf(usage: Usage[]): string {
  const sum = (of: (one: Usage) => number) => usage.reduce((total, one) => total + of(one), 0);
  const cost = usage.some(({ costMicros }) => costMicros === null)
    ? "cost not known"
    : `$${(sum((one) => one.costMicros ?? 0) / 1_000_000).toFixed(4)}`;
  const tokens = `${sum((one) => one.inputTokens)} tokens in (${sum((one) => one.cachedInputTokens)} cached)`;
  return `${usage.length} calls of ${judge.id}: ${tokens}, ${sum((one) => one.outputTokens)} out, ${cost}.`;
}
