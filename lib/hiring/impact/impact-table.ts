import { invalid } from "@/lib/errors";
import { fisherExact, type Group } from "./fisher";

/** One application that was assessed: its category, null when it is unknown, and whether it was selected. */
export type Assessed = { category: string | null; selected: boolean };

/** What the figures of a category are worth. */
export type FourFifths = "reached" | "below" | "too_few";

export type ImpactRow = Group & {
  category: string;
  /** selected ÷ count. */
  rate: number;
  /** rate ÷ the highest rate; null for a category that is left out, and when nobody was selected. */
  impactRatio: number | null;
  /** Less than 2 % of the sample, and therefore without an impact ratio. */
  leftOut: boolean;
  /** Against the category with the highest rate; null for that category itself, and without an impact ratio. */
  fourFifths: FourFifths | null;
  /** Two-sided, against the category with the highest rate; null where fourFifths is. */
  fisher: number | null;
};

export type ImpactTable = {
  rows: ImpactRow[];
  /** Assessed people whose category is unknown: in no row. */
  unknown: number;
};

/** 6 RCNY § 5-301(d): a category of less than this share may be left out of the impact ratios. */
const smallShare = 0.02;
/** Groups of fewer say too little for the four-fifths rule. The rule gives no number: this one is ours. */
export const fewest = 30;

/**
 * The table of a bias audit by 6 RCNY § 5-301(b): of each category in this order, how many were assessed and selected,
 * the selection rate, and the impact ratio to the most selected category (§ 5-300). Categories under 2 % keep their
 * count and rate and, if they are to be left out, get no ratio (§ 5-301(d)). Beside it, by other rules: the four-fifths
 * rule (29 CFR § 1607.4(D)) and Fisher's exact test. Rates and ratios are fractions, not rounded.
 */
export function impactTable(
  assessed: readonly Assessed[],
  order: readonly string[],
  leaveOutSmall: boolean,
): ImpactTable {
  const groups = Map.groupBy(assessed, ({ category }) => category);
  const unknown = groups.get(null)?.length ?? 0;
  const sample = assessed.length - unknown;
  const named = [...groups.keys()].filter((category) => category !== null);
  const counted = named
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((category) => {
      const members = groups.get(category)!;
      const selected = members.filter((each) => each.selected).length;
      const leftOut = leaveOutSmall && members.length < smallShare * sample;
      return { category, count: members.length, selected, rate: selected / members.length, leftOut };
    });
  const compared = counted.filter(({ leftOut }) => !leftOut);
  const highest = compared.reduce<(typeof counted)[number] | null>(
    (best, row) => (best === null || row.rate > best.rate ? row : best),
    null,
  );
  return { unknown, rows: counted.map((row) => ({ ...row, ...comparedTo(highest, row) })) };
}

function comparedTo(
  highest: (Group & { category: string; rate: number }) | null,
  row: Group & { category: string; rate: number; leftOut: boolean },
): Pick<ImpactRow, "impactRatio" | "fourFifths" | "fisher"> {
  if (row.leftOut || highest === null || highest.rate === 0)
    return { impactRatio: null, fourFifths: null, fisher: null };
  const impactRatio = row.rate / highest.rate;
  if (row.category === highest.category) return { impactRatio, fourFifths: null, fisher: null };
  const few = Math.min(row.count, highest.count) < fewest;
  // 29 CFR § 1607.4(D), in whole numbers: a quotient of rates may be rounded to just below 0.8.
  const reached = 5 * row.selected * highest.count >= 4 * highest.selected * row.count;
  return {
    impactRatio,
    fourFifths: few ? "too_few" : reached ? "reached" : "below",
    fisher: fisherExact(row, highest),
  };
}

/**
 * Scores as selections by 6 RCNY § 5-301(c): who scored above the median of the full sample, unknown categories
 * included. Throws invalid for a score that is missing: one that is guessed would move the median.
 */
export function aboveMedian<T extends { score: number | null }>(
  sample: readonly T[],
): (T & { selected: boolean })[] {
  const scores = sample.map(({ score }) => {
    if (score === null || !Number.isFinite(score))
      throw invalid("A score is missing: leave that application out.");
    return score;
  });
  const sorted = scores.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return sample.map((each, i) => ({ ...each, selected: scores[i]! > median }));
}
