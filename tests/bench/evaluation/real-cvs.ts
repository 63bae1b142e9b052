import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { type Readied, evaluateText, prepareText } from "@/lib/judging/evaluation/evaluate-text";
import type { Totals } from "@/lib/judging/evaluation/evaluation";
import { readJsonLines } from "../json-lines";
import { areaUnderCurve, mean, round4 } from "./measures";
import { ownJobs } from "./own-jobs";
import { plainBm25Over, titleOf } from "./plain-bm25";

const Cv = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  category: z.string(),
  text: z.string(),
});
type Cv = z.infer<typeof Cv>;
/** Job descriptions by occupation; the first line is the title. */
type Jobs = Record<string, string>;
export type RealCvs = { cvs: Cv[]; jobs: Jobs };

/** Reads real CVs labelled with occupations, and jobs for some of these. Returns null when a file is missing. */
export function readRealCvs(cvsFile: string, jobsFile: string): RealCvs | null {
  if (!existsSync(cvsFile) || !existsSync(jobsFile)) return null;
  return {
    cvs: readJsonLines(cvsFile).map((line) => Cv.parse(line)),
    jobs: z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(jobsFile, "utf8"))),
  };
}

/**
 * Ranks all CVs for every given job and for twelve of our own, compared with BM25 over the same texts. A CV is
 * relevant if it is labelled with the job's occupation. Prints both, and returns the keys of the given jobs.
 */
export async function measureRealCvs({ cvs, jobs }: RealCvs, asOf: Date) {
  const readied = cvs.map(({ text }) => prepareText(text, asOf));
  const measured = await measureJobs(cvs, readied, jobs, asOf);
  print("Real CVs for the jobs given", measured);
  const categories = new Set(cvs.map(({ category }) => category));
  const others = Object.entries(ownJobs).filter(
    ([category]) => categories.has(category) && !(category in jobs),
  );
  if (others.length) {
    print(
      "Real CVs for jobs of our own, for the other occupations",
      await measureJobs(cvs, readied, Object.fromEntries(others), asOf),
    );
  }
  const { product, bm25Title } = measured.means;
  return {
    realNdcgRatio: round4(product.ndcg10 / bm25Title.ndcg10),
    realMapRatio: round4(product.map / bm25Title.map),
    ownDeclined: round4(measured.advice.decline),
    realFlagged: round4(measured.flagged),
  };
}

const methods = ["product", "bm25", "bm25Title"] as const;
type Figures = { ndcg10: number; map: number; p10: number; auc: number };

async function measureJobs(cvs: Cv[], readied: Readied[], jobs: Jobs, asOf: Date) {
  const rank = plainBm25Over(cvs.map(({ text }) => text));
  const rows: Record<(typeof methods)[number], Figures[]> = { product: [], bm25: [], bm25Title: [] };
  const own: Totals["advice"][] = [];
  const shortlisted: boolean[] = [];
  const flagged = new Set<number>();
  const byJob: Record<string, string> = {};
  for (const [category, description] of Object.entries(jobs)) {
    const content = draftWithRefusals({ title: titleOf(description), description }).content;
    const isRelevant = cvs.map((cv) => cv.category === category);
    const scores: number[] = [];
    for (const [at, cv] of readied.entries()) {
      const { totals, flags } = await evaluateText({ title: "", description }, cv, { asOf, content });
      scores.push(totals.overall ?? 0);
      if (flags.length) flagged.add(at);
      if (isRelevant[at]) own.push(totals.advice);
      if (totals.advice === "shortlist") shortlisted.push(isRelevant[at] ?? false);
    }
    const figures = {
      product: figuresOf(scores, isRelevant, cvs),
      bm25: figuresOf(rank(description), isRelevant, cvs),
      bm25Title: figuresOf(rank.withTitle(description), isRelevant, cvs),
    };
    for (const method of methods) rows[method].push(figures[method]);
    byJob[category] = methods
      .map((method) => `${figures[method].ndcg10.toFixed(3)} ${figures[method].map.toFixed(3)}`)
      .join(" | ");
  }
  const share = (advice: Totals["advice"]) => mean(own.map((each) => Number(each === advice)));
  const advice = { shortlist: share("shortlist"), review: share("review"), decline: share("decline") };
  return {
    byJob,
    means: {
      product: meanOf(rows.product),
      bm25: meanOf(rows.bm25),
      bm25Title: meanOf(rows.bm25Title),
    },
    advice,
    shortlistPrecision: mean(shortlisted.map(Number)),
    /** The share of CVs that are flagged for any job. */
    flagged: flagged.size / cvs.length,
  };
}

/** Ties are ordered by ascending id, as in the service's own lists. */
function figuresOf(scores: number[], isRelevant: boolean[], cvs: Cv[]): Figures {
  const idOf = (at: number) => cvs[at]?.id ?? "";
  const order = cvs
    .map((_, at) => at)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (idOf(a) < idOf(b) ? -1 : 1));
  const hits = order.map((at) => isRelevant[at] ?? false);
  const relevant = hits.filter(Boolean).length;
  const first = hits.slice(0, 10);
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const best = sum(first.map((_, at) => (at < relevant ? gain(at) : 0)));
  const places = hits.flatMap((hit, at) => (hit ? [at + 1] : []));
  const scoresWhere = (relevance: boolean) => scores.filter((_, at) => isRelevant[at] === relevance);
  return {
    ndcg10: sum(first.map((hit, at) => (hit ? gain(at) : 0))) / best,
    map: mean(places.map((place, at) => (at + 1) / place)),
    p10: mean(first.map(Number)),
    auc: areaUnderCurve(scoresWhere(true), scoresWhere(false)),
  };
}

const meanOf = (rows: Figures[]): Figures => {
  const of = (figure: keyof Figures) => mean(rows.map((row) => row[figure]));
  return { ndcg10: of("ndcg10"), map: of("map"), p10: of("p10"), auc: of("auc") };
};

function print(
  heading: string,
  { byJob, means, advice, shortlistPrecision }: Awaited<ReturnType<typeof measureJobs>>,
) {
  console.log(`${heading}: nDCG@10 and average precision of the product | BM25 | BM25 with the title.`);
  for (const [category, figures] of Object.entries(byJob)) console.log(`  ${category.padEnd(22)} ${figures}`);
  console.table(
    Object.fromEntries(
      Object.entries(means).map(([method, figures]) => [
        method,
        Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, round4(value)])),
      ]),
    ),
  );
  const shares = Object.entries(advice).map(([kind, share]) => `${kind} ${(100 * share).toFixed(1)}%`);
  console.log(
    `Advice for people of the occupation: ${shares.join(", ")}; of all shortlisted, ${(100 * shortlistPrecision).toFixed(1)}% are.`,
  );
}
