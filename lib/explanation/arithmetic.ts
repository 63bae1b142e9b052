import * as z from "zod";
import { type ScorecardContent, dimensions } from "@/lib/scorecards/scorecard";
import { type Part, countedInDimension, countedInOverall, partsOf } from "@/lib/evaluation/aggregate";
import type { Assessment } from "@/lib/evaluation/evaluation";

/** A weighted mean before it is rounded: `points` is Σ weight · points, `weights` is Σ weight. */
const Mean = z.object({ points: z.number(), weights: z.number() });

/** How the totals come about, step by step. Points run from 0 to 1; the formula is in docs/scoring.md. */
export const Arithmetic = z.object({
  criteria: z.array(
    z.object({
      criterionId: z.uuid(),
      weight: z.int(),
      points: z.number(),
      /** How far the points could be off, downwards and upwards. */
      down: z.number(),
      up: z.number(),
      inOverall: z.boolean(),
      inDimension: z.boolean(),
    }),
  ),
  /** Null while nothing at all is evidenced. */
  overall: Mean.nullable(),
  dimensions: z.array(Mean.extend({ dimension: z.enum(dimensions) })),
});
export type Arithmetic = z.infer<typeof Arithmetic>;

const meanOf = (parts: Part[]) => ({
  points: parts.reduce((sum, { criterion, points }) => sum + criterion.weight * points, 0),
  weights: parts.reduce((sum, { criterion }) => sum + criterion.weight, 0),
});

/** Writes out what `aggregate` computes, from the same parts. Dimensions without a score are left out. */
export function workOut(content: ScorecardContent, assessments: Assessment[]): Arithmetic {
  const all = partsOf(content, assessments);
  const weighed = all.filter(({ criterion }) => criterion.weight > 0);
  const inOverall = weighed.some(({ evidenced }) => evidenced) ? countedInOverall(weighed) : [];
  const byDimension = dimensions.map((dimension) => ({
    dimension,
    parts: countedInDimension(dimension, weighed),
  }));
  return {
    criteria: all.map((part) => ({
      criterionId: part.criterion.id,
      weight: part.criterion.weight,
      points: part.points,
      down: part.down,
      up: part.up,
      inOverall: inOverall.includes(part),
      inDimension: byDimension.some(({ parts }) => parts.includes(part)),
    })),
    overall: inOverall.length ? meanOf(inOverall) : null,
    dimensions: byDimension
      .filter(({ parts }) => parts.length)
      .map(({ dimension, parts }) => ({ dimension, ...meanOf(parts) })),
  };
}
