/** Labelled pairs of invented CVs: a job, a CV that matches it and a weakened copy. */
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { asksForTime } from "@/lib/judging/ai/embedded/judge/prepare";
import { termsOf } from "@/lib/reading/language/terms";
import { type Assessed } from "@/lib/judging/evaluation/assess-dossier";
import { evaluateText, prepareText } from "@/lib/judging/evaluation/evaluate-text";
import { likelihoodOfMatch } from "@/lib/judging/evaluation/likelihood";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { attacks } from "../../evaluation/attacks";
import { bm25Over } from "./bm25";
import { type Case, crossValidatedError, fitGrades } from "./calibration";
import { areaUnderCurve, calibrationError, mean, round4, wins } from "./measures";
import { type Pair, dumps, pastings, renamed, withShortenedTenure } from "./pairs";
import { pdfToProfileMs } from "./pdf-speed";
import { stillSays } from "./removed";

const contents = new Map<Pair, ScorecardContent>();
const contentOf = (pair: Pair) => {
  let content = contents.get(pair);
  if (!content)
    contents.set(pair, (content = draftWithRefusals({ title: "", description: pair.jd }).content));
  return content;
};
const jobOf = (pair: Pair) => ({ title: "", description: pair.jd });
const scoreOf = ({ totals }: Assessed) => totals.overall ?? 0;

const wordsOf = (text: string) =>
  new Set(
    termsOf(text)
      .filter(({ weight }) => weight > 0.05)
      .map(({ key }) => key),
  );

/** The criterion that matches a labelled skill best, sharing at least half of the words. Skips criteria of years. */
function criterionFor(skill: string, content: ScorecardContent): string | null {
  const wanted = wordsOf(skill);
  let best: { id: string; share: number } | null = null;
  for (const criterion of content.criteria) {
    if (asksForTime(criterion)) continue;
    const { id, name } = criterion;
    const words = wordsOf(name);
    const shared = [...wanted].filter((word) => words.has(word)).length;
    const share = (2 * shared) / (wanted.size + words.size);
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { id, share };
  }
  return best?.id ?? null;
}

/** CPU time of this process in ms, which other load on the machine does not affect. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const isEvidenced = (assessed: Assessed, id: string) => {
  const verdict = assessed.assessments.find((a) => a.criterionId === id)?.verdict;
  return verdict === "met" || verdict === "partly";
};

/** Measures all pairs, or every nth for slow measures; prints explanations and returns the keys of the last line. */
export async function measurePairs(pairs: Pair[], every: number, asOf: Date) {
  const evaluate = (pair: Pair, cv: string): Promise<Assessed> =>
    evaluateText(jobOf(pair), cv, { asOf, content: contentOf(pair) });
  const verbatim = { quotes: 0, found: 0 };
  const flagged: boolean[] = [];
  const evidenced: number[] = [];
  const notFound = { all: [] as number[], literal: [] as number[], silent: [] as number[] };
  const matched: number[] = [];
  const weakened: number[] = [];
  const calibration: { likelihood: number; matched: boolean }[] = [];
  const cases: Case[][] = [];
  const shortened: [number, number][] = [];
  const moved: number[] = [];
  const bm25 = bm25Over(pairs.flatMap((pair) => [pair.matched, pair.unmatched]));
  const baseline = { matched: [] as number[], weakened: [] as number[], shortened: [] as [number, number][] };

  for (const pair of pairs) {
    const good = await evaluate(pair, pair.matched);
    const weak = await evaluate(pair, pair.unmatched);
    matched.push(scoreOf(good));
    weakened.push(scoreOf(weak));
    cases.push([
      { score: scoreOf(good), matched: true },
      { score: scoreOf(weak), matched: false },
    ]);
    calibration.push({ likelihood: likelihoodOfMatch(good.totals) ?? 0, matched: true });
    calibration.push({ likelihood: likelihoodOfMatch(weak.totals) ?? 0, matched: false });
    flagged.push(good.flags.length > 0, weak.flags.length > 0);
    for (const { evidence } of good.assessments) {
      for (const { quote, start, end } of evidence) {
        verbatim.quotes++;
        if (pair.matched.slice(start, end) === quote) verbatim.found++;
      }
    }
    const lacks = new Set(pair.removed.Skills.map((skill) => skill.toLowerCase()));
    for (const skill of pair.skills) {
      const id = criterionFor(skill, contentOf(pair));
      if (id) evidenced.push(isEvidenced(good, id) ? 1 : 0);
      if (!id || !lacks.has(skill.toLowerCase())) continue;
      const absent = isEvidenced(weak, id) ? 0 : 1;
      notFound.all.push(absent);
      if (!pair.unmatched.toLowerCase().includes(skill.toLowerCase())) notFound.literal.push(absent);
      if (!stillSays(pair.unmatched, skill)) notFound.silent.push(absent);
    }
    const rank = bm25(pair.jd);
    baseline.matched.push(rank(pair.matched));
    baseline.weakened.push(rank(pair.unmatched));
    const short = withShortenedTenure(pair);
    if (short) {
      shortened.push([scoreOf(good), scoreOf(await evaluate(pair, short))]);
      baseline.shortened.push([rank(pair.matched), rank(short)]);
    }
    for (const other of renamed(pair.matched))
      moved.push(scoreOf(await evaluate(pair, other)) === scoreOf(good) ? 0 : 1);
  }

  /** Compares genuine CVs with weakened ones that have text added, over all ways to add it. */
  async function compareAdded(ways: ((cv: string, pair: Pair) => string)[]) {
    const own: [number, number][] = [];
    const other: [number, number][] = [];
    for (const [at, pair] of pairs.entries()) {
      for (const [number, way] of ways.entries()) {
        if (number > 0 && at % every !== 0) continue;
        const added = way(pair.unmatched, pair);
        own.push([matched[at] ?? 0, scoreOf(await evaluate(pair, added))]);
        other.push([baseline.matched[at] ?? 0, bm25(pair.jd)(added)]);
      }
    }
    return { own: wins(own), bm25: wins(other) };
  }
  const pasted = await compareAdded(pastings);
  const dumped = await compareAdded(dumps);

  /** Cycles through the attacks, so that each is tried on many CVs. */
  const attacksOnEach = 3;
  let gains = 0;
  let unflagged = 0;
  let tried = 0;
  for (const [at, pair] of pairs.entries()) {
    for (let turn = 0; turn < attacksOnEach; turn++) {
      const attack = attacks[(at * attacksOnEach + turn) % attacks.length] ?? "";
      for (const cv of [`${pair.unmatched}\n\n${attack}`, `${attack}\n\n${pair.unmatched}`]) {
        const assessed = await evaluate(pair, cv);
        tried++;
        if (scoreOf(assessed) > (weakened[at] ?? 0)) gains++;
        if (!assessed.flags.some(({ kind }) => kind === "instructions_to_a_model")) unflagged++;
      }
    }
  }

  const sampled = pairs.filter((_, at) => at % (2 * every) === 0);
  const readied = pairs.map((pair) => prepareText(pair.matched, asOf));
  /** The reciprocal rank of a job's own CV among all CVs. */
  const reciprocal = (scores: number[], own: number) =>
    1 / (1 + scores.filter((s) => s > (scores[own] ?? 0)).length);
  const ranks: number[] = [];
  const baselineRanks: number[] = [];
  const scoring = { ms: 0, pairs: 0 };
  for (const pair of sampled) {
    const own = pairs.indexOf(pair);
    const scores: number[] = [];
    const started = cpuMs();
    for (const cv of readied) {
      scores.push(scoreOf(await evaluateText(jobOf(pair), cv, { asOf, content: contentOf(pair) })));
    }
    // Every CV is parsed for the first job; only the later jobs measure scoring alone.
    if (pair !== sampled[0]) {
      scoring.ms += cpuMs() - started;
      scoring.pairs += readied.length;
    }
    ranks.push(reciprocal(scores, own));
    const rank = bm25(pair.jd);
    baselineRanks.push(
      reciprocal(
        pairs.map((p) => rank(p.matched)),
        own,
      ),
    );
  }

  const started = cpuMs();
  for (const pair of pairs)
    judgeNow(prepareText(pair.matched, asOf).dossier, contentOf(pair).criteria.slice(0, 1));
  const parseMs = (cpuMs() - started) / pairs.length;

  const versus = pairs.map((_, at) => [matched[at] ?? 0, weakened[at] ?? 0] as const);
  const baseVersus = pairs.map((_, at) => [baseline.matched[at] ?? 0, baseline.weakened[at] ?? 0] as const);
  const result = {
    matchedOverWeakened: round4(wins(versus)),
    aucMatchedWeakened: round4(areaUnderCurve(matched, weakened)),
    matchedOverShortened: round4(wins(shortened)),
    matchedOverPasted: round4(pasted.own),
    matchedOverDump: round4(dumped.own),
    genuineFlagged: round4(mean(flagged.map(Number))),
    criterionFound: round4(mean(evidenced)),
    criterionNotFound: round4(mean(notFound.literal)),
    injectionGains: gains,
    renamedMoved: moved.filter(Boolean).length,
    ece: round4(calibrationError(calibration)),
    eceTenFold: round4(crossValidatedError(cases, 10)),
    eceHalves: round4(crossValidatedError(cases, 2)),
    quotesVerbatim: round4(verbatim.found / verbatim.quotes),
    parseMs: round4(parseMs),
    scoreMs: round4(scoring.ms / scoring.pairs),
    pdfMs: await pdfToProfileMs(asOf),
  };
  const base = {
    matchedOverWeakened: round4(wins(baseVersus)),
    aucMatchedWeakened: round4(areaUnderCurve(baseline.matched, baseline.weakened)),
    matchedOverShortened: round4(wins(baseline.shortened)),
    matchedOverPasted: round4(pasted.bm25),
    matchedOverDump: round4(dumped.bm25),
  };
  console.log(
    `${pairs.length} pairs; ${shortened.length} with a shortened tenure; ${moved.length} renamed; ${tried} attacks tried, ${unflagged} not flagged.`,
  );
  const labelled = pairs.flatMap((pair) => pair.skills).length;
  console.log(`Labelled skills that became a criterion: ${evidenced.length} of ${labelled}.`);
  console.log(
    `"criterionNotFound" counts removed skills not written letter for letter in the weakened copy (${notFound.literal.length}).`,
  );
  console.log(
    `Over all labels (${notFound.all.length}) it is ${round4(mean(notFound.all))}; over those that no line of the copy says in any form (${notFound.silent.length}) ${round4(mean(notFound.silent))}.`,
  );
  console.log(
    `Grades of likelihood fitted on all pairs: ${JSON.stringify(fitGrades(cases.flat()).map((grade) => grade.map(round4)))}.`,
  );
  console.log(
    `A job's own CV among ${pairs.length}, mean reciprocal rank over ${sampled.length} jobs: ${round4(mean(ranks))}, BM25 ${round4(mean(baselineRanks))}.`,
  );
  console.table(
    Object.entries(base).map(([measure, bm]) => ({
      measure,
      bm25: bm,
      embedded: result[measure as keyof typeof base],
    })),
  );
  return result;
}
