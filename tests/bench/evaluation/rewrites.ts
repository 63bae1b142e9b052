import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { judgeBy, serviceModel } from "@/lib/judging/ai/judge-by";
import { readJsonLines } from "../json-lines";
import { ownJobs } from "./own-jobs";
import { titleOf } from "./plain-bm25";

/**
 * Invented CVs in plain words, and each rewritten with the same facts in the polished style of a language model: both
 * written by the authors of this test, before looking at any score. No real person, and no model's own output.
 */
type Rewrite = { job: string; cv: string; rewrite: string };

/**
 * How far a rewrite that adds no fact moves a judge's score, in points of 100. The judge is the service's: with a model
 * configured, that model, whose provider charges for the requests.
 */
export async function measureRewrites(asOf: Date) {
  const judge = judgeBy(serviceModel);
  const moves: number[] = [];
  for (const { job: name, cv, rewrite } of readJsonLines<Rewrite>("tests/bench/evaluation/rewrites.jsonl")) {
    const description = ownJobs[name]!;
    const job = { title: titleOf(description), description };
    const { content } = draftWithRefusals(job);
    const score = async (text: string) =>
      (await evaluateText(job, text, { asOf, content, judge })).totals.overall ?? 0;
    const before = await score(cv);
    const move = Math.round(((await score(rewrite)) - before) * 10) / 10;
    console.log(`  ${move.toFixed(1).padStart(6)}  ${name}, from ${before.toFixed(1)}`);
    moves.push(move);
  }
  const sizes = moves.map(Math.abs).toSorted((a, b) => a - b);
  const middle = sizes.length / 2;
  const rewriteMedian = ((sizes[Math.ceil(middle) - 1] ?? 0) + (sizes[Math.floor(middle)] ?? 0)) / 2;
  const rewriteLargest = sizes.at(-1) ?? 0;
  const rewriteMean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  console.log(
    `Rewrites of ${moves.length} CVs move the score of ${judge.id}: ${rewriteMedian.toFixed(1)} points in the median, ` +
      `${rewriteLargest.toFixed(1)} at most, ${rewriteMean.toFixed(1)} upwards on average.`,
  );
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { rewriteMedian: rounded(rewriteMedian), rewriteLargest, rewriteMean: rounded(rewriteMean) };
}
