/**
 * Measures the embedded evaluator (rewrites: also a configured model) through the product's code, compared with BM25 in the same run. Data: the folder
 * given by --data (or a file of labelled pairs in it), or the one next to the checkout. The last line is JSON.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureFrauds } from "./evaluation/frauds";
import { measureHidden } from "./evaluation/hidden";
import { measurePairs } from "./evaluation/measure-pairs";
import { readPairs } from "./evaluation/pairs";
import { readProbes, shareMet } from "./evaluation/probes";
import { measureRewrites } from "./evaluation/rewrites";
import { measureRealCvs, readRealCvs } from "./evaluation/real-cvs";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: path.resolve("../shared/data") },
    /** Files of real CVs and of jobs for their occupations, if not named as in `files`. */
    cvs: { type: "string" },
    jobs: { type: "string" },
    /** Every nth pair for the slower comparisons. */
    every: { type: "string", default: "4" },
    /** Measures only one part: "frauds", "hidden", "rewrites", "pairs", "real" or "probes". */
    part: { type: "string" },
  },
});
const asOf = new Date("2026-01-01");
const isFolder = statSync(values.data, { throwIfNoEntry: false })?.isDirectory() ?? false;
const folder = isFolder ? values.data : path.dirname(values.data);
const files = {
  pairs: isFolder ? path.join(folder, "resume-job-dev.jsonl") : values.data,
  cvs: values.cvs ?? path.join(folder, "real-cvs-dev.jsonl.gz"),
  jobs: values.jobs ?? path.join(folder, "real-jobs-dev.json"),
};

type Keys = Record<string, number | null>;

/** Measures each part and returns its keys; null when its data is missing. */
const parts: Record<string, () => Promise<Keys | null>> = {
  real: async () => {
    const data = readRealCvs(files.cvs, files.jobs);
    return data && measureRealCvs(data, asOf);
  },
  probes: async () => ({
    lookAlikesRefused: 1 - (await shareMet(readProbes("look-alikes"))),
    paraphrasesMet: await shareMet(readProbes("paraphrases")),
  }),
  hidden: () => measureHidden(asOf),
  frauds: () => measureFrauds(asOf),
  rewrites: () => measureRewrites(asOf),
  pairs: async () => {
    const pairs = readPairs(files.pairs);
    return pairs && measurePairs(pairs, Number(values.every), asOf);
  },
};

const measured: Keys = {};
for (const [part, measure] of Object.entries(parts)) {
  if (values.part && values.part !== part) continue;
  const keys = await measure();
  if (keys) Object.assign(measured, keys);
  else console.log(`NOT MEASURED, data is missing: ${part}. Give its folder with --data.`);
}
console.log(JSON.stringify(Object.keys(measured).length ? measured : { measured: false }));
process.exit(0);
