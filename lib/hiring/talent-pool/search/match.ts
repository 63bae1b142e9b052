import * as z from "zod";
import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import { verdicts } from "@/lib/judging/ai/judging";
import { assessDossier } from "@/lib/judging/evaluation/assess-dossier";
import { makeDossier } from "@/lib/judging/evaluation/dossier";
import type { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { Excerpt, excerptOf } from "./excerpt";
import type { StoredCv } from "./newest-cvs";

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

export type Job = { description: string; content: ScorecardContent };

/** The embedded evaluator's scores of a stored CV; overall is null without any evidence. */
export type Estimate = { overall: number | null; low: number | null; high: number | null };

export async function estimateOf(cv: StoredCv, job: Job): Promise<Estimate> {
  const { overall, low, high } = (await judgeStored(cv, job)).totals;
  return { overall, low, high };
}

/** Evaluates somebody's newest CV again with the embedded evaluator: the search stores only its totals. */
export async function matchOf(cv: StoredCv, job: Job): Promise<Match> {
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
}

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

/** Evaluates a stored CV with the embedded evaluator: always the same for the same CV and scorecard. */
function judgeStored({ text, profile, knownNames, readOn }: StoredCv, { description, content }: Job) {
  const dossier = { ...makeDossier({ text }, profile, [], knownNames), asOf: readOn };
  return assessDossier({ dossier, pages: [], jobDescription: description, content, judge: embeddedJudge });
}
