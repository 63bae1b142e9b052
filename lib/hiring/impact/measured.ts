import * as z from "zod";
import { categories } from "@/lib/records/self-reports/categories";
import { impactTable } from "./impact-table";
import { type Measure, measures, selections } from "./measures";
import type { Sampled } from "./sample";

/** By what the tables of a bias audit divide people: 6 RCNY § 5-301(b)(3) and (c)(4). */
const divisions = ["sex", "raceEthnicity", "both"] as const;
type Division = (typeof divisions)[number];

/** The category of somebody in a table; null when what it takes is unknown. Of both, "race/sex". */
const categoryIn: Record<Division, (person: Sampled) => string | null> = {
  sex: ({ sex }) => sex ?? null,
  raceEthnicity: ({ raceEthnicity }) => raceEthnicity ?? null,
  both: ({ sex, raceEthnicity }) => (sex && raceEthnicity ? `${raceEthnicity}/${sex}` : null),
};

const order: Record<Division, readonly string[]> = {
  ...categories,
  both: categories.raceEthnicity.flatMap((race) => categories.sex.map((sex) => `${race}/${sex}`)),
};

const fraction = z.number().min(0).max(1);

const Row = z.object({
  category: z.string(),
  count: z.int(),
  selected: z.int(),
  rate: fraction,
  impactRatio: fraction.nullable(),
  leftOut: z.boolean(),
  fourFifths: z.enum(["reached", "below", "too_few"]).nullable(),
  fisher: fraction.nullable(),
});

/** A measure's tables, with how many applications it is about. */
export const Measured = z.object({
  measure: z.enum(measures),
  sample: z.int(),
  tables: z.array(z.object({ division: z.enum(divisions), unknown: z.int(), rows: z.array(Row) })),
});

export function measuredBy(
  measure: Measure,
  sampled: readonly Sampled[],
  leaveOutSmall: boolean,
): z.output<typeof Measured> {
  const selected = selections[measure](sampled);
  const tables = divisions.map((division) => ({
    division,
    ...impactTable(
      selected.map((each) => ({ category: categoryIn[division](each), selected: each.selected })),
      order[division],
      leaveOutSmall,
    ),
  }));
  return { measure, sample: selected.length, tables };
}
