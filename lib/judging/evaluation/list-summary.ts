import * as z from "zod";
import { type EvaluationFlag, type Verdict, flagKinds, verdicts } from "@/lib/judging/ai/judging";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { wholeOf } from "@/lib/judging/scorecards/shares";
import { type Part, partsOf } from "./aggregate";
import { Totals } from "./evaluation";
import { type StoredVerdict, toTotal } from "./stored-verdicts";

/** The strongest reason in favour of a candidate, with its quote. */
const TopReason = z.object({
  criterion: z.string(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  quote: z.string().nullable(),
  page: z.int().nullable(),
});

/** What a list shows of an application's current evaluation; stored with the application (`Application.summary`). */
export const ListSummary = z.object({
  low: z.number().nullable().describe("Lower end of the interval."),
  high: z.number().nullable().describe("Upper end of the interval."),
  unknown: z.number().nullable().default(null).describe("How much of 100 the documents say nothing about."),
  advice: Totals.shape.advice.describe("By the thresholds. A person decides."),
  knockedOut: z.boolean(),
  criteria: z.object({ total: z.int(), evidenced: z.int() }),
  topReason: TopReason.nullable(),
  scorecardVersion: z.int().describe("Of the score."),
  flags: z
    .array(z.enum(flagKinds))
    .describe("What a person should look at in the documents before trusting the score."),
  open: z
    .array(z.object({ criterion: z.string(), verdict: z.enum(verdicts) }))
    .describe("The weightiest criteria not evidenced or contradicted, at most three."),
});
export type ListSummary = z.infer<typeof ListSummary>;
/** As it is stored. */
export type StoredSummary = z.input<typeof ListSummary> & { topReason: TopReason | null };
export type TopReason = z.infer<typeof TopReason> & { reasonSaid?: string | null };

type Judged = { totals: Totals; flags: Pick<EvaluationFlag, "kind">[]; verdicts: StoredVerdict[] };

/**
 * Computed when an evaluation becomes the current one, so that long lists read few rows: without the text and quote of
 * the top reason, whose criterion is `reasonOf`. `points`, 0 to 100, are of every criterion in the version's order.
 */
export function listedFacts(
  { content, version }: { content: ScorecardContent; version: number },
  { totals, flags, verdicts }: Judged,
) {
  const { low, high, unknown, advice, knockedOutBy, dimensions } = totals;
  const parts = partsOf(content, verdicts.map(toTotal));
  const open = parts
    .filter(({ criterion, assessment }) => criterion.weight > 0 && assessment && isOpen(assessment.verdict))
    .toSorted((a, b) => beside(a) - beside(b) || b.criterion.weight - a.criterion.weight);
  const [top] = parts
    .filter(({ assessment }) => assessment && !isOpen(assessment.verdict))
    .toSorted(
      (a, b) =>
        beside(a) - beside(b) || gain(b) - gain(a) || b.assessment!.confidence - a.assessment!.confidence,
    );
  const sum = (count: "criteria" | "evidenced") => dimensions.reduce((total, one) => total + one[count], 0);
  return {
    summary: {
      low,
      high,
      unknown,
      advice,
      knockedOut: knockedOutBy.length > 0,
      criteria: { total: sum("criteria"), evidenced: sum("evidenced") },
      topReason: top
        ? {
            criterion: top.criterion.name,
            verdict: top.assessment!.verdict,
            reason: "",
            quote: null,
            page: null,
          }
        : null,
      scorecardVersion: version,
      flags: [...new Set(flags.map(({ kind }) => kind))].sort(),
      open: open
        .slice(0, 3)
        .map(({ criterion, assessment }) => ({ criterion: criterion.name, verdict: assessment!.verdict })),
    },
    points: parts.map((part) => Math.round(part.points)),
    openCriteria: open.length,
    reasonOf: top?.criterion.id ?? null,
  };
}

const isOpen = (verdict: Verdict) => verdict === "not_evidenced" || verdict === "contradicted";
/** Sorts criteria that do not count in the score after those that do. */
const beside = ({ criterion }: Part) => Number(wholeOf(criterion.dimension) !== "score");
const gain = ({ criterion, points }: Part) => criterion.weight * points;
