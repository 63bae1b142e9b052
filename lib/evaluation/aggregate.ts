import {
  type Criterion,
  type Dimension,
  type ScorecardContent,
  dimensions,
} from "@/lib/scorecards/scorecard";
import type { Assessment, DimensionScore, Totals } from "./evaluation";

/** Grows when the same answers of a judge could come to other verdicts or totals. */
export const scoringVersion = "3";

/** One criterion with its points and how far they could be off. */
export type Part = {
  criterion: Criterion;
  assessment: Assessment | null;
  evidenced: boolean;
  /** 0 to 1. */
  points: number;
  down: number;
  up: number;
};

/** Dimensions a CV seldom speaks of: silence there says nothing, so it costs nothing. */
const mayBeSilent: ReadonlySet<Dimension> = new Set(["culture_fit", "team_fit"]);
/** A judge who is not sure at all may be half the scale off. */
const widest = 0.5;

const within = (value: number) => Math.min(1, Math.max(0, value));
const sum = <T>(list: T[], value: (item: T) => number) =>
  list.reduce((total, item) => total + value(item), 0);
/** To one decimal, halves up. */
const percent = (value: number) => Math.round(within(value) * 1000 + 1e-9) / 10;

function partOf(criterion: Criterion, assessment: Assessment | undefined): Part {
  if (!assessment) return { criterion, assessment: null, evidenced: false, points: 0, down: 0, up: 1 };
  const doubt = 1 - assessment.confidence;
  const evidenced = assessment.verdict !== "not_evidenced";
  if (!evidenced) return { criterion, assessment, evidenced, points: 0, down: 0, up: doubt };
  const points = assessment.verdict === "contradicted" ? 0 : within((assessment.rating ?? 0) / 4);
  return {
    criterion,
    assessment,
    evidenced,
    points,
    down: points - within(points - widest * doubt),
    up: within(points + widest * doubt) - points,
  };
}

/** A weighted mean of points and how far it could be off, errors taken as independent of each other. */
function mean(parts: Part[]) {
  const weights = sum(parts, ({ criterion }) => criterion.weight);
  const value = sum(parts, (part) => part.criterion.weight * part.points) / weights;
  const down = Math.sqrt(sum(parts, (part) => (part.criterion.weight * part.down) ** 2)) / weights;
  const up = Math.sqrt(sum(parts, (part) => (part.criterion.weight * part.up) ** 2)) / weights;
  return { value, low: value - down, high: value + up };
}

/** Every criterion of a scorecard with its points, in its order; those without weight too. */
export function partsOf(content: ScorecardContent, assessments: Assessment[]): Part[] {
  const byCriterion = new Map(assessments.map((assessment) => [assessment.criterionId, assessment]));
  return content.criteria.map((criterion) => partOf(criterion, byCriterion.get(criterion.id)));
}

/** What a dimension's own score is the mean of; empty while nothing in it is evidenced. */
export function countedInDimension(dimension: Dimension, all: Part[]): Part[] {
  const parts = all.filter(({ criterion }) => criterion.dimension === dimension);
  const found = parts.filter(({ evidenced }) => evidenced);
  return mayBeSilent.has(dimension) || !found.length ? found : parts;
}

function dimensionScore(dimension: Dimension, all: Part[]): DimensionScore {
  const parts = all.filter(({ criterion }) => criterion.dimension === dimension);
  const evidenced = parts.filter((part) => part.evidenced).length;
  const sizes = { criteria: parts.length, evidenced };
  if (!evidenced) return { dimension, score: null, low: null, high: null, ...sizes };
  const { value, low, high } = mean(countedInDimension(dimension, all));
  return { dimension, score: percent(value), low: percent(low), high: percent(high), ...sizes };
}

/**
 * Over what must be shown. Of what may be silent, a contradiction counts, and evidence counts where it is better than
 * the rest: the best first, for as long as it raises the mean. So evidence of any kind never lowers a score.
 */
export function countedInOverall(parts: Part[]): Part[] {
  const mustShow = parts.filter(({ criterion }) => !mayBeSilent.has(criterion.dimension));
  const base = mustShow.length ? mustShow : parts;
  const rest = parts.filter((part) => !base.includes(part) && part.evidenced);
  const contradicted = rest.filter(({ assessment }) => assessment?.verdict === "contradicted");
  const counted = [...base, ...contradicted];
  const better = rest.filter((part) => !contradicted.includes(part)).toSorted((a, b) => b.points - a.points);
  for (const part of better) if (part.points > mean(counted).value) counted.push(part);
  return counted;
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
 * Totals of one evaluation, worked out from assessments and weights alone: pure, and the same for the same input.
 * Scores run from 0 to 100 with one decimal. Every candidate of a job is divided by the same weights, so that scores
 * of one job compare. The formula, and what silence means in each dimension, is in docs/scoring.md.
 */
export function aggregate(content: ScorecardContent, assessments: Assessment[]): Totals {
  const all = partsOf(content, assessments);
  const parts = all.filter(({ criterion }) => criterion.weight > 0);
  const scores = dimensions.map((dimension) => dimensionScore(dimension, parts));
  const knockedOut = all.filter(
    ({ criterion, assessment, evidenced }) =>
      criterion.knockOut && (!evidenced || assessment?.verdict === "contradicted"),
  );
  const knockedOutBy = knockedOut.map(({ criterion }) => criterion.id);
  if (!parts.some(({ evidenced }) => evidenced)) {
    return { overall: null, low: null, high: null, dimensions: scores, knockedOutBy, advice: null };
  }
  const { value, low, high } = mean(countedInOverall(parts));
  const overall = percent(value);
  return {
    overall,
    low: percent(low),
    high: percent(high),
    dimensions: scores,
    knockedOutBy,
    advice: adviceOf(content, overall, percent(high), knockedOut),
  };
}
