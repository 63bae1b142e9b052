import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { assessDossier } from "@/lib/judging/evaluation/assess-dossier";
import { makeDossier } from "@/lib/judging/evaluation/dossier";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import { draftThresholds, type ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { uuidOf } from "@/lib/platform/security/digest";
import { answerOf, readRequest } from "../../simulators/openai/minds";
import { startOpenAiSimulator } from "../../simulators/openai/server";
import { configFor, criterion } from "../support";

/**
 * What a careful reader answered in a model's place, from the prompt alone, about ten invented CVs: by the criteria's
 * names, as the control criterion moves the keys. A test of the code around the model: it has nothing to correct here.
 */
const Recorded = z.object({
  job: z.string(),
  asOf: z.string(),
  criteria: z.array(z.looseObject({ name: z.string() })),
  cv: z.string(),
  answer: z.object({ question: z.string(), text: z.string() }).optional(),
  assessments: z.record(
    z.string(),
    z.looseObject({ verdict: z.string(), rating: z.number(), quotes: z.array(z.string()) }),
  ),
  styles: z.array(z.object({ style: z.string(), quote: z.string() })),
});
const pairs = readFileSync(new URL("recorded-answers.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => Recorded.parse(JSON.parse(line)))
  .map((pair) => [pair.job, pair] as const);

const simulator = await startOpenAiSimulator();
afterAll(() => simulator.close());

/** Only words: line ends, bullets and signs between them do not matter to a reader. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";

test.each(pairs)("keeps each verdict and each quote of what was answered about a %s", async (_, pair) => {
  simulator.requests.length = 0;
  simulator.think(({ messages }) => {
    const asked = readRequest(messages.at(-1)!.content).criteria;
    const entries = asked.map(({ criterion: key, name }) => ({ key, entry: pair.assessments[name] }));
    return answerOf(
      entries.flatMap(({ key, entry }) => (entry ? [{ criterion: key, ...entry }] : [])),
      entries.flatMap(({ key, entry }) => (entry ? [] : [key])),
      pair.styles,
    );
  });
  const { asOf, cv, answer } = pair;
  const answers = answer ? [{ id: uuidOf(answer.text), ...answer }] : [];
  const dossier = { ...makeDossier({ text: cv }, parseProfile(cv, new Date(asOf)), answers), asOf };
  const criteria = pair.criteria.map(({ name, ...rest }, at) => criterion(at + 1, name, rest));
  const content: ScorecardContent = {
    criteria,
    thresholds: draftThresholds,
    flags: { rediscovery: false, blindReview: false },
  };
  const judge = openAiJudge(configFor(simulator.baseUrl));
  const work = { dossier, pages: [], jobDescription: pair.job, jobTitle: pair.job, content };
  const { assessments, flags } = await assessDossier({ ...work, judge });
  expect(simulator.requests).toHaveLength(1);
  expect(flags).toEqual([]);
  const seen = assessments.map(({ verdict, rating, evidence }, at) => ({
    name: criteria[at]!.name,
    verdict,
    rating,
    quotes: evidence.map(({ quote }) => wordsOf(quote)),
  }));
  const given = criteria.map(({ name }) => {
    const { verdict = "not_evidenced", rating = null, quotes = [] } = pair.assessments[name] ?? {};
    return { name, verdict, rating, quotes: quotes.map(wordsOf) };
  });
  expect(seen).toEqual(given);
  const { styles } = await judge.assess(dossier, criteria);
  expect(styles?.map(({ style, quote }) => ({ style, quote: wordsOf(quote) }))).toEqual(
    pair.styles.map(({ style, quote }) => ({ style, quote: wordsOf(quote) })),
  );
});
