import * as z from "zod";
import { type ScorecardContent, dimensions } from "@/lib/judging/scorecards/scorecard";
import { addTenths } from "@/lib/judging/scorecards/shares";
import { type Part, inDimension, inScore, partsOf } from "@/lib/judging/evaluation/aggregate";
import { Added, type Assessment } from "@/lib/judging/evaluation/evaluation";

/** The sum of what some criteria add, and the sum of their shares. */
const Sum = z.object({ adds: z.number(), shares: z.number() });

/** How the totals are computed, step by step; the formula is in docs/scoring.md. */
export const Arithmetic = z.object({
  criteria: z.array(
    Added.extend({
      criterionId: z.uuid(),
      weight: z.int(),
      /** By how many points it could be lower or higher. */
      down: z.number(),
      up: z.number(),
      inOverall: z.boolean(),
    }),
  ),
  /** Null while none of its criteria is evidenced. */
  overall: Sum.nullable(),
  dimensions: z.array(Sum.extend({ dimension: z.enum(dimensions) })),
});
export type Arithmetic = z.infer<typeof Arithmetic>;

const sumOf = (parts: Part[]) => ({
  adds: addTenths(parts.map(({ adds }) => adds)),
  shares: addTenths(parts.map(({ share }) => share)),
});
const isEvidenced = (parts: Part[]) => parts.some(({ evidenced }) => evidenced);

/** Writes out what `aggregate` computes, from the same parts. Dimensions without a score are left out. */
export function arithmeticOf(content: ScorecardContent, assessments: Assessment[]): Arithmetic {
  const all = partsOf(content, assessments);
  const scored = inScore(all);
  return {
    criteria: all.map((part) => ({
      criterionId: part.criterion.id,
      weight: part.criterion.weight,
      share: part.share,
      points: part.points,
      adds: part.adds,
      down: part.down,
      up: part.up,
      inOverall: scored.includes(part),
    })),
    overall: isEvidenced(scored) ? sumOf(scored) : null,
    dimensions: dimensions
      .map((dimension) => ({ dimension, parts: inDimension(all, dimension) }))
      .filter(({ parts }) => isEvidenced(parts))
      .map(({ dimension, parts }) => ({ dimension, ...sumOf(parts) })),
  };
}
