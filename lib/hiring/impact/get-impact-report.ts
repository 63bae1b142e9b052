import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { categories } from "@/lib/records/self-reports/categories";
import { type OwnQuestion, SelfQuestions, selfQuestions } from "@/lib/records/self-reports/questions";
import { impactTable } from "./impact-table";
import { measures, selections } from "./measures";
import { Sample, type Sampled, sampleOf } from "./sample";

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

/**
 * The figures of a bias audit in the form of 6 RCNY § 5-301, for each measure and division; what the filter can choose
 * from; and how many applications were not assessed. Counts only: no person, and nothing that names one. Rates are
 * fractions. Throws not_found for a job of another organization.
 */
export const getImpactReport = useCase({
  name: "getImpactReport",
  permission: "impact:report",
  input: Sample.extend({ leaveOutSmall: z.boolean().default(true) }),
  output: z.object({
    assessed: z.int(),
    notAssessed: z.int(),
    measures: z.array(
      z.object({
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
      }),
    ),
    questions: SelfQuestions,
    choices: z.object({
      jobs: z.array(z.object({ id: z.string(), title: z.string() })),
      versions: z.array(z.int()),
      stages: z.array(z.string()),
    }),
  }),

  async run(ctx, { leaveOutSmall, ...filter }) {
    const choices = await choicesOf(ctx, filter);
    const { sampled, notAssessed } = await sampleOf(ctx, filter);
    const questions = await selfQuestions(ctx);
    return {
      questions,
      choices,
      assessed: sampled.length,
      notAssessed,
      measures: measures.map((measure) => {
        const selected = selections[measure](sampled);
        const tables = divisionsOf(questions.own).map(({ categoryIn, order, ...division }) => ({
          ...division,
          ...impactTable(
            selected.map((each) => ({ category: categoryIn(each), selected: each.selected })),
            order,
            leaveOutSmall,
          ),
        }));
        return { measure, sample: selected.length, tables };
      }),
    };
  },
});

/** The jobs, and of the chosen job its versions and the stages of its applications. */
async function choicesOf({ db }: Context, { jobId }: z.output<typeof Sample>) {
  const jobs = await db.job.findMany({
    where: { sample: false },
    select: { id: true, title: true },
    orderBy: [{ title: "asc" }, { id: "asc" }],
  });
  if (!jobId) return { jobs, versions: [], stages: [] };
  if (!jobs.some(({ id }) => id === jobId)) throw notFound("Job");
  const versions = await db.scorecardVersion.findMany({
    where: { scorecard: { jobId } },
    select: { version: true },
    orderBy: { version: "desc" },
  });
  const stages = await db.application.findMany({
    where: { jobId },
    distinct: ["stage"],
    select: { stage: true },
    orderBy: { stage: "asc" },
  });
  return {
    jobs,
    versions: versions.map(({ version }) => version),
    stages: stages.map(({ stage }) => stage),
  };
}
