import * as z from "zod";
import { categories } from "@/lib/records/self-reports/categories";
import type { OwnQuestion } from "@/lib/records/self-reports/questions";
import { impactTable } from "./impact-table";
import { type Measure, measures, selections } from "./measures";
import type { Sampled } from "./sample";

/** By what the tables of a bias audit divide people: 6 RCNY § 5-301(b)(3) and (c)(4). */
const divisions = ["sex", "raceEthnicity", "both"] as const;

/** A table's division: by what people said, in which order; null when what it takes is unknown. Of both, "race/sex". */
type Division = {
  division: string;
  question: { name: string; country: string } | null;
  categoryIn: (person: Sampled) => string | null;
  order: readonly string[];
};

/** Those of the rule, then one for each question of the organization's own. */
const divisionsOf = (own: readonly OwnQuestion[]): Division[] => [
  ...divisions.map((division) => ({ division, question: null, ...ofRule[division] })),
  ...own.map(({ id, name, country, values }) => ({
    division: id,
    question: { name, country },
    categoryIn: ({ said }: Sampled) => said[id] ?? null,
    order: values,
  })),
];

const ofRule: Record<(typeof divisions)[number], Pick<Division, "categoryIn" | "order">> = {
  sex: { categoryIn: ({ said }) => said.sex ?? null, order: categories.sex },
  raceEthnicity: { categoryIn: ({ said }) => said.raceEthnicity ?? null, order: categories.raceEthnicity },
  both: {
    categoryIn: ({ said: { sex, raceEthnicity } }) =>
      sex && raceEthnicity ? `${raceEthnicity}/${sex}` : null,
    order: categories.raceEthnicity.flatMap((race) => categories.sex.map((sex) => `${race}/${sex}`)),
  },
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
  tables: z.array(
    z.object({
      division: z.string().describe("sex, raceEthnicity, both, or the id of a question."),
      question: z.object({ name: z.string(), country: z.string() }).nullable(),
      unknown: z.int(),
      rows: z.array(Row),
    }),
  ),
});

export function measuredBy(
  measure: Measure,
  sampled: readonly Sampled[],
  own: readonly OwnQuestion[],
  leaveOutSmall: boolean,
): z.output<typeof Measured> {
  const selected = selections[measure](sampled);
  const tables = divisionsOf(own).map(({ categoryIn, order, ...division }) => ({
    ...division,
    ...impactTable(
      selected.map((each) => ({ category: categoryIn(each), selected: each.selected })),
      order,
      leaveOutSmall,
    ),
  }));
  return { measure, sample: selected.length, tables };
}
