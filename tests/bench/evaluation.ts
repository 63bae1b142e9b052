/**
 * Measures the embedded evaluator by the product's own path, beside BM25 in the same run. Data: the folder given by
 * --data (or a file of labelled pairs in it), or the one beside the checkout. The last line is JSON.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureFrauds } from "./evaluation/frauds";
import { measureHidden } from "./evaluation/hidden";
import { measurePairs } from "./evaluation/measure-pairs";
import { readPairs } from "./evaluation/pairs";
import { readProbes, shareMet } from "./evaluation/probes";
import { measureRealCvs, readRealCvs } from "./evaluation/real-cvs";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: path.resolve("../shared/data") },
    /** Real CVs and jobs for their occupations, where they are called otherwise. */
    cvs: { type: "string" },
    jobs: { type: "string" },
    /** Every nth pair for the slower comparisons. */
    every: { type: "string", default: "4" },
    /** One part alone: "frauds", "hidden", "pairs", "real" or "probes". */
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

/** The keys of each part of the measurement; null where its data is not there. */
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
  else console.log(`NOT MEASURED, there is no data: ${part}. Give its folder with --data.`);
}
console.log(JSON.stringify(Object.keys(measured).length ? measured : { measured: false }));
process.exit(0);
