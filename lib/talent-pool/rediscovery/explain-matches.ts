import * as z from "zod";
import { makeDossier } from "@/lib/evaluation/dossier";
import { verdicts } from "@/lib/ai/judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { Excerpt, excerptOf } from "../search/excerpt";
import { cached, judgeStored } from "../search/rerank";

/** Why a candidate was found: the scorecard's terms with excerpts of the CV, and each criterion with quotes. */
export const Match = z.object({
  terms: z
    .array(z.object({ term: z.string(), excerpt: Excerpt }))
    .describe("Skills of criteria they meet, with where each is first mentioned."),
  criteria: z.array(
    z.object({
      criterionId: z.uuid(),
      name: z.string(),
      verdict: z.enum(verdicts),
      quotes: z.array(z.string()).describe("Verbatim, identity masked; at most two."),
    }),
  ),
});
export type Match = z.infer<typeof Match>;

const mostQuotes = 2;

/** Evaluates people's newest CVs again with the embedded evaluator: the search stores only its totals. */
export const explainMatches = cached(2_000, async (cv, job): Promise<Match> => {
  const { assessments } = await judgeStored(cv, job);
  const { text } = makeDossier({ text: cv.text }, cv.profile, [], cv.knownNames);
  const judged = new Map(assessments.map((assessment) => [assessment.criterionId, assessment]));
  const assessed = job.content.criteria.flatMap((criterion) => {
    const assessment = judged.get(criterion.id);
    return assessment ? [{ criterion, assessment }] : [];
  });
  const terms = assessed.flatMap(({ criterion, assessment }) =>
    assessment.verdict === "met" || assessment.verdict === "partly" ? termsIn(criterion, text) : [],
  );
  return {
    terms: [...new Map(terms.map((each) => [each.term, each])).values()],
    criteria: assessed.map(({ criterion, assessment }) => ({
      criterionId: criterion.id,
      name: criterion.name,
      verdict: assessment.verdict,
      quotes: assessment.evidence.slice(0, mostQuotes).map(({ quote }) => quote),
    })),
  };
});

/** The skills of a criterion that occur in a text, as the scorecard spells them. */
function termsIn({ skills }: Criterion, text: string) {
  return skills.flatMap(({ name, aliases }) => {
    for (const word of [name, ...aliases]) {
      const excerpt = excerptOf(text, word);
      if (excerpt) return [{ term: name, excerpt }];
    }
    return [];
  });
}
