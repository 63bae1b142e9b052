/**
 * What the product reads, drafts and scores on the development sets, as hashes: a change of its code that is meant to
 * change no result shows here whether it did. With a folder as argument, what was hashed is written there for
 * comparing.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { parseProfile } from "@/lib/profile/parse-profile";
import { evaluateText, readyText } from "@/lib/evaluation/evaluate-text";
import { structureJob } from "@/lib/ai/embedded/structure-job/structure-job";
import { draftWithRefusals } from "@/lib/ai/embedded/draft/draft-scorecard";
import { readPairs } from "../bench/evaluation/pairs";

const data = path.resolve("../shared/data");
const asOf = new Date("2026-01-01");

const linesOf = (file: string): Record<string, string>[] =>
  gunzipSync(readFileSync(path.join(data, file)))
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

export const hasData = () => existsSync(path.join(data, "real-cvs-dev.jsonl.gz"));

export async function fingerprint(folder?: string): Promise<Record<string, string>> {
  const kept: Record<string, string[]> = {};
  const keep = (kind: string, id: unknown, value: unknown) =>
    (kept[kind] ??= []).push(JSON.stringify({ id, value }));
  const draft = (id: unknown, job: { title: string; description: string }) => {
    const drafted = draftWithRefusals(job);
    keep("drafts", id, drafted);
    keep("structured", id, structureJob(job.description));
    return drafted.content;
  };
  const ready = (id: unknown, text: string) => {
    keep("profiles", id, parseProfile(text, asOf));
    const readied = readyText(text, asOf);
    keep("dossiers", id, readied.dossier.text);
    return readied;
  };

  for (const { id, jd, matched, unmatched } of readPairs(path.join(data, "resume-job-dev.jsonl")) ?? []) {
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
    const readied = ready(id, text);
    for (const { id: jobId, job, content } of drafted) {
      const { totals, assessments, flags } = await evaluateText(job, readied, { asOf, content });
      keep("realScores", `${jobId} ${id}`, { totals, assessments, flags });
    }
  }
  for (const { id, description = "" } of linesOf("advertisements-dev.jsonl.gz"))
    draft(id, { title: "", description });

  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const [kind, values] of Object.entries(kept))
      writeFileSync(path.join(folder, `${kind}.jsonl`), values.join("\n"));
  }
  return Object.fromEntries(
    Object.entries(kept).map(([kind, values]) => [
      kind,
      createHash("sha256").update(values.join("\n")).digest("hex").slice(0, 16),
    ]),
  );
}

const [, script = "", folder] = process.argv;
if (script.endsWith("fingerprint.ts")) console.log(JSON.stringify(await fingerprint(folder), null, 2));
