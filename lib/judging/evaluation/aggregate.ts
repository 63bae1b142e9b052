import type { EvaluationFlag } from "@/lib/judging/ai/judging";
import { addTenths, sharesOf, wholeOf } from "@/lib/judging/scorecards/shares";
import {
  type Criterion,
  type Dimension,
  type ScorecardContent,
  dimensions,
} from "@/lib/judging/scorecards/scorecard";
import type { Assessment, DimensionScore, Totals } from "./evaluation";

/** Incremented when the same answers of a judge could lead to different verdicts or totals. */
export const scoringVersion = "5";

type Flags = readonly Pick<EvaluationFlag, "kind">[];

/** Whether there is no score, and so no advice: the rules could not read what they were to compare. */
export const abstains = (flags: Flags) => flags.some(({ kind }) => kind === "not_judged");

/** Whether nobody may be advised to be declined: words of two languages were compared by known terms alone. */
const isAcrossLanguages = (flags: Flags) => flags.some(({ kind }) => kind === "other_language");

/** One criterion with what it adds to the score, and the possible error of its points. */
export type Part = {
  criterion: Criterion;
  assessment: Assessment | null;
  evidenced: boolean;
  /** In percent with one decimal, of the score, or of its dimension if outside the score; same for all candidates. */
  share: number;
  /** 0 to 100, with one decimal. */
  points: number;
  /** The share times the points, to one decimal. */
  adds: number;
  /** By how many points it could be lower or higher. */
  down: number;
  up: number;
};

/** The possible error of an assessment without any confidence: half the scale. */
const widest = 50;

const within = (value: number) => Math.min(100, Math.max(0, value));
/** Rounded to one decimal, halves up, within 0 to 100. */
const tenths = (value: number) => Math.round(within(value) * 10 + 1e-9) / 10;

/** The points of an assessment, 0 to 100: 25 for each of the four steps of a rating. */
const pointsOf = ({ verdict, rating }: Assessment) =>
  verdict === "met" || verdict === "partly" ? tenths((rating ?? 0) * 25) : 0;

/**
 * How much a skill counts that is only named, 0 to 1: as much as the best rating of work like the job's, as a share of
 * all. In full where the scorecard asks for no work.
 */
function worthOfMentions(content: ScorecardContent, byCriterion: Map<string, Assessment>): number {
  const work = content.criteria.flatMap(({ id, minimumYears }) => {
    const assessment = byCriterion.get(id);
    // A judge's answer has years where the criterion asks for time at work.
    return assessment && (minimumYears ?? assessment.years) !== null ? assessment : [];
  });
  return work.length ? Math.max(...work.map(pointsOf)) / 100 : 1;
}

function partOf(criterion: Criterion, assessment: Assessment | null, share: number, ofMention: number): Part {
  const evidenced = assessment !== null && assessment.verdict !== "not_evidenced";
  const doubt = 1 - (assessment?.confidence ?? 0);
  const points = assessment ? tenths(pointsOf(assessment) * (assessment.mentioned ? ofMention : 1)) : 0;
  return {
    criterion,
    assessment,
    evidenced,
    share,
    points,
    adds: tenths((share * points) / 100),
    down: points - within(points - widest * doubt),
    up: evidenced ? within(points + widest * doubt) - points : 100 * doubt,
  };
}

/** Every criterion of a scorecard with its points, in the scorecard's order, including those without weight. */
export function partsOf(content: ScorecardContent, assessments: Assessment[]): Part[] {
  const byCriterion = new Map(assessments.map((assessment) => [assessment.criterionId, assessment]));
  const shares = sharesOf(content.criteria);
  const ofMention = worthOfMentions(content, byCriterion);
  return content.criteria.map((criterion) =>
    partOf(criterion, byCriterion.get(criterion.id) ?? null, shares.get(criterion.id) ?? 0, ofMention),
  );
}

/** The parts that count towards the score. */
export const inScore = (parts: Part[]) =>
  parts.filter(({ criterion }) => criterion.weight > 0 && wholeOf(criterion.dimension) === "score");

/** The parts that count towards a dimension's own score. */
export const inDimension = (parts: Part[], dimension: Dimension) =>
  parts.filter(({ criterion }) => criterion.weight > 0 && criterion.dimension === dimension);

const noScore: Record<"score" | "low" | "high", number | null> = { score: null, low: null, high: null };

/** The score of some parts out of 100, with errors taken as independent; no score while none is evidenced. */
function sumOf(parts: Part[]) {
  const shares = addTenths(parts.map(({ share }) => share));
  if (shares === 0) return { ...noScore, unknown: parts.length > 0 ? 100 : 0 };
  const ofAll = (sum: number) => tenths((sum * 100) / shares);
  const unknown = ofAll(addTenths(parts.filter(({ evidenced }) => !evidenced).map(({ share }) => share)));
  if (!parts.some(({ evidenced }) => evidenced)) return { ...noScore, unknown };
  const added = addTenths(parts.map(({ adds }) => adds));
  const down = Math.hypot(...parts.map((part) => (part.share * part.down) / 100));
  const up = Math.hypot(...parts.map((part) => (part.share * part.up) / 100));
  return { score: ofAll(added), low: ofAll(added - down), high: ofAll(added + up), unknown };
}

function dimensionScore(dimension: Dimension, all: Part[]): DimensionScore {
  const parts = inDimension(all, dimension);
  const evidenced = parts.filter((part) => part.evidenced).length;
  return { dimension, ...sumOf(parts), criteria: parts.length, evidenced };
}

function adviceOf(
  content: ScorecardContent,
  overall: number,
  high: number,
  knockedOut: Part[],
): Totals["advice"] {
  const { shortlistFrom, declineBelow } = content.thresholds;
  if (knockedOut.some(({ assessment }) => assessment?.verdict === "contradicted")) return "decline";
  if (overall >= shortlistFrom) return knockedOut.length ? "review" : "shortlist";
  return overall < declineBelow && high < shortlistFrom ? "decline" : "review";
}

/**
 * Computes the totals of one evaluation from assessments and weights alone; a pure function. Each criterion has a
 * fixed share; evidence adds its points of that share, missing evidence adds nothing, and the score is the sum.
 * Scores run from 0 to 100 with one decimal; there is none where the rules abstain. The formula is in docs/scoring.md.
 */
export function aggregate(
  content: ScorecardContent,
  assessments: Assessment[],
  flags: readonly Pick<EvaluationFlag, "kind">[] = [],
): Totals {
  const parts = partsOf(content, assessments);
  const knockedOut = parts.filter(
    ({ criterion, assessment, evidenced }) =>
      criterion.knockOut && (!evidenced || assessment?.verdict === "contradicted"),
  );
  const scored = <Sum extends typeof noScore>(sum: Sum) => (abstains(flags) ? { ...sum, ...noScore } : sum);
  const { score: overall, low, high, unknown } = scored(sumOf(inScore(parts)));
  const advice = overall === null ? null : adviceOf(content, overall, high ?? overall, knockedOut);
  return {
    overall,
    low,
    high,
    unknown,
    dimensions: dimensions.map((dimension) => scored(dimensionScore(dimension, parts))),
    knockedOutBy: knockedOut.map(({ criterion }) => criterion.id),
    advice: advice === "decline" && isAcrossLanguages(flags) ? "review" : advice,
  };
}
