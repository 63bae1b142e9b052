/**
 * Hashes of what the product reads, drafts and scores on the development sets. They show whether a code change that
 * should not change results did. `npm run unchanged` compares all of them with fingerprint.json, and `-- --write`
 * records them there; with a folder as argument it also writes the hashed lines into the folder. `npm test` compares
 * an eighth.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { evaluateText, prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { readPairs } from "../bench/evaluation/pairs";
import { readJsonLines } from "../bench/json-lines";

const data = path.resolve("../shared/data");
const file = "tests/language/fingerprint.json";
const asOf = new Date("2026-01-01");

const linesOf = (file: string) => readJsonLines<Record<string, string>>(path.join(data, file));

export const hasData = () => existsSync(path.join(data, "real-cvs-dev.jsonl.gz"));

/** Whether a text is in the eighth that `npm test` compares: decided by its id, so that the sample is stable. */
const inSample = (id: unknown) => createHash("sha256").update(String(id)).digest().readUInt8() < 32;

/** Leaves out what other languages need of a text (lib/say.ts): it gives the same text. */
const textsInEnglish = (key: string, value: unknown) => (key.endsWith("Said") ? undefined : value);

/** The results for a part of the development sets as lines, by kind. */
async function linesOfResults(isIncluded: (id: unknown) => boolean): Promise<Record<string, string[]>> {
  const lines: Record<string, string[]> = {};
  const keep = (kind: string, id: unknown, value: unknown) =>
    (lines[kind] ??= []).push(JSON.stringify({ id, value }, textsInEnglish));
  const draft = (id: unknown, job: { title: string; description: string }) => {
    const drafted = draftWithRefusals(job);
    keep("drafts", id, drafted);
    keep("structured", id, structureJob(job.description));
    return drafted.content;
  };
  const ready = (id: unknown, text: string) => {
    keep("profiles", id, parseProfile(text, asOf));
    const readied = prepareText(text, asOf);
    keep("dossiers", id, readied.dossier.text);
    return readied;
  };

  for (const { id, jd, matched, unmatched } of readPairs(path.join(data, "resume-job-dev.jsonl")) ?? []) {
    if (!isIncluded(id)) continue;
    const job = { title: "", description: jd };
    const content = draft(id, job);
    for (const cv of [matched, unmatched])
      keep("scores", id, await evaluateText(job, ready(id, cv), { asOf, content }));
  }
  const jobs = JSON.parse(readFileSync(path.join(data, "real-jobs-dev.json"), "utf8")) as Record<
    string,
    string
  >;
  const drafted = Object.entries(jobs).map(([id, description]) => {
    const job = { title: description.split("\n")[0] ?? "", description };
    return { id, job, content: draft(id, job) };
  });
  for (const { id, text = "" } of linesOf("real-cvs-dev.jsonl.gz")) {
    if (!isIncluded(id)) continue;
    const readied = ready(id, text);
    for (const { id: jobId, job, content } of drafted) {
      const { totals, assessments, flags } = await evaluateText(job, readied, { asOf, content });
      keep("realScores", `${jobId} ${id}`, { totals, assessments, flags });
    }
  }
  for (const { id, description = "" } of linesOf("advertisements-dev.jsonl.gz"))
    if (isIncluded(id)) draft(id, { title: "", description });
  return lines;
}

const hashesOf = (lines: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(lines).map(([kind, values]) => [
      kind,
      createHash("sha256").update(values.join("\n")).digest("hex").slice(0, 16),
    ]),
  );

type Fingerprint = Record<"sample" | "whole", Record<string, string>>;

export const recorded = () => JSON.parse(readFileSync(file, "utf8")) as Fingerprint;

/** The hashes of the sample, an eighth of the texts. */
export const sampleFingerprint = async () => hashesOf(await linesOfResults(inSample));

async function compareWhole(folder: string | undefined, write: boolean) {
  const lines = await linesOfResults(() => true);
  const fingerprint: Fingerprint = { sample: await sampleFingerprint(), whole: hashesOf(lines) };
  console.log(JSON.stringify(fingerprint, null, 2));
  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const [kind, values] of Object.entries(lines))
      writeFileSync(path.join(folder, `${kind}.jsonl`), values.join("\n"));
  }
  if (write) return writeFileSync(file, `${JSON.stringify(fingerprint, null, 2)}\n`);
  const changed = !isDeepStrictEqual(fingerprint, recorded());
  console.log(changed ? "Differs from fingerprint.json." : "Matches fingerprint.json.");
  process.exitCode = changed ? 1 : 0;
}

if (process.argv[1]?.endsWith("fingerprint.ts")) {
  const { values, positionals } = parseArgs({
    options: { write: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  await compareWhole(positionals[0], values.write);
}
