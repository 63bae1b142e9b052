import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Totals } from "../evaluation";
import { shownStored } from "@/lib/say";
import { decidedWithScore, mostInTrial } from "./decided";

const advice = Totals.shape.advice;
const Scored = z.object({ overall: z.number().nullable(), advice });

const Row = z.object({
  applicationId: z.uuid(),
  number: z.int(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  decision: z.enum(["accepted", "rejected"]).describe("Hired counts as accepted."),
  present: Scored.extend({ judge: z.string() }),
  tried: Scored.extend({
    seconds: z.number().nullable(),
    tokens: z.int(),
    dollars: z.number().nullable().describe("Null where no price is set."),
    outcomes: z.array(z.string()).describe("What became of each request."),
    byRules: z.int().describe("Criteria the rules judged, as the model gave no usable answer."),
    lowered: z.int().describe("Ratings of the model that code lowered, by dates, levels or degrees."),
    failure: z.string().nullable(),
  })
    .nullable()
    .describe("Null while it waits."),
});
type Row = z.infer<typeof Row>;

const Agreement = z.object({
  agrees: z.int().describe("Advice to shortlist somebody accepted, or to decline somebody rejected."),
  differs: z.int().describe("Advice to decline somebody accepted, or to shortlist somebody rejected."),
  inOrder: z.int().describe("Pairs with the accepted person above the rejected one."),
});

/** Returns the organization's latest trial of a language model, with how far both judges agree with the decisions. */
export const getTrial = useCase({
  name: "getTrial",
  permission: "organization:administer",
  input: z.object({}),
  output: z.object({
    decided: z.int().describe("Decided applications that could be tried, ten at most."),
    most: z.int(),
    trial: z
      .object({
        model: z.string(),
        status: z.enum(["running", "done", "failed"]),
        startedAt: z.string(),
        failure: z.string().nullable(),
        said: z.string().nullable().describe("What the provider wrote."),
        rows: z.array(Row),
        judged: z.int().describe("Rows with a score by both judges, which the figures are about."),
        pairs: z.int().describe("Pairs of an accepted and a rejected person of the same job."),
        present: Agreement,
        tried: Agreement,
        seconds: z.number().nullable().describe("The median for a CV."),
        tokens: z.number().nullable().describe("The mean for a CV."),
        dollars: z.number().nullable().describe("The mean for a CV; null where no price is set."),
      })
      .nullable(),
  }),

  async run({ db }) {
    const [decided, trial] = await Promise.all([
      db.application.findMany({ where: decidedWithScore, take: mostInTrial, select: { id: true } }),
      db.modelTrial.findFirst({
        include: {
          rows: {
            include: {
              application: { select: { number: true, jobId: true, job: { select: { title: true } } } },
            },
            orderBy: { applicationId: "asc" },
          },
        },
      }),
    ]);
    const rows = (trial?.rows ?? []).map(({ application, ...row }): Row => ({
      applicationId: row.applicationId,
      number: application.number,
      jobId: application.jobId,
      jobTitle: application.job.title,
      decision: row.decision === "rejected" ? "rejected" : "accepted",
      present: {
        judge: row.presentJudge,
        overall: row.presentOverall,
        advice: advice.parse(row.presentAdvice),
      },
      tried: row.judgedAt && {
        overall: row.overall,
        advice: advice.parse(row.advice),
        seconds: row.ms === null ? null : row.ms / 1_000,
        tokens: row.inputTokens + row.outputTokens,
        dollars: row.costMicros === null ? null : row.costMicros / 1_000_000,
        outcomes: row.outcomes,
        byRules: row.byRules,
        lowered: row.lowered,
        failure: shownStored(row.failure, row.failureSaid),
      },
    }));
    return {
      decided: decided.length,
      most: mostInTrial,
      trial: trial && {
        model: trial.model,
        status: trial.status,
        startedAt: trial.createdAt.toISOString(),
        failure: shownStored(trial.failure, trial.failureSaid),
        said: trial.said,
        rows,
        ...figuresOf(rows),
      },
    };
  },
});

/** Only over people whom both judges scored, so that the two are comparable. */
function figuresOf(all: readonly Row[]) {
  const both = all.flatMap(({ tried, ...row }) => (tried && !tried.failure ? [{ ...row, tried }] : []));
  const pairs = both.flatMap((one) =>
    both
      .filter(({ jobId, decision }) => jobId === one.jobId && decision === "rejected")
      .flatMap((other) => (one.decision === "accepted" ? [[one, other] as const] : [])),
  );
  const agreement = (by: "present" | "tried") => {
    const taken = both.map(({ decision, [by]: { advice } }) => ({
      accepted: decision === "accepted",
      advice,
    }));
    return {
      agrees: taken.filter(({ accepted, advice }) => advice === (accepted ? "shortlist" : "decline")).length,
      differs: taken.filter(({ accepted, advice }) => advice === (accepted ? "decline" : "shortlist")).length,
      inOrder: pairs.filter(([a, b]) => (a[by].overall ?? 0) > (b[by].overall ?? 0)).length,
    };
  };
  const times = both.flatMap(({ tried }) => tried.seconds ?? []).toSorted((a, b) => a - b);
  const mean = (of: (one: (typeof both)[number]) => number | null) => {
    const values = both.map(of);
    return values.length === 0 || values.includes(null)
      ? null
      : values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
  };
  return {
    judged: both.length,
    pairs: pairs.length,
    present: agreement("present"),
    tried: agreement("tried"),
    seconds: times[Math.floor(times.length / 2)] ?? null,
    tokens: mean(({ tried }) => tried.tokens),
    dollars: mean(({ tried }) => tried.dollars),
  };
}
