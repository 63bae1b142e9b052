import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { SelfQuestions, selfQuestions } from "@/lib/records/self-reports/questions";
import { Measured, measuredBy } from "./measured";
import { measures } from "./measures";
import { Sample, sampleOf } from "./sample";

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
    measures: z.array(Measured),
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
      measures: measures.map((measure) => measuredBy(measure, sampled, questions.own, leaveOutSmall)),
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
