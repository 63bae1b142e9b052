import * as z from "zod";
import { bounds, period } from "@/lib/platform/access/period";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { nameApplications } from "@/lib/platform/blind-review/name-subjects";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";
import { stagesOfJob } from "@/lib/records/jobs/stages-of-job";

/** Undecided or accepted people are called stalled after so many days in their stage. */
const STALLED_DAYS = 14;
/** The most rows of a list: jobs with the most applications, people stalled for the longest time. */
const MOST = 50;

/** The upper ends of the bars that times to decide are counted in, in days; one more has the rest. */
const steps = [1, 3, 7, 14, 30, 60] as const;

const days = z.number().nullable().describe("Days, to one decimal; null without any.");
const counts = { applications: z.int(), accepted: z.int(), hired: z.int() };

const JobFunnel = z.object({
  jobId: z.uuid(),
  title: z.string(),
  ...counts,
  evaluated: z.int().describe("With a score."),
  recommended: z.int().describe("Whose score advises the shortlist."),
  rejected: z.int(),
  withdrawn: z.int(),
  undecided: z.int(),
});
const StageFigures = z.object({
  stage: z.string(),
  reached: z.int().describe("Applications that were ever in it."),
  now: z.int().describe("Undecided and accepted applications in it."),
  stalled: z.int().describe(`Of these, in it for more than ${STALLED_DAYS} days.`),
  medianDays: days.describe("Of the stays that have ended; null without any."),
});
const SourceFigures = z.object({
  source: z.enum(["applied", "rediscovered", "employee"]),
  system: z.string().nullable().describe("The ATS or file it came through; null for those added here."),
  ...counts,
  yield: z.number().describe("Accepted and hired, of 100 applications."),
});
const Stalled = z.object({
  applicationId: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  stage: z.string(),
  days: z.int().describe("In this stage."),
});
const Advised = z.object({
  advice: z.enum(["shortlist", "review", "decline"]),
  accepted: z.int().describe("Accepted or hired."),
  rejected: z.int(),
});

/**
 * How hiring goes: the applications made in a period, by job, stage and source. Every figure is about those
 * applications as they are now; sample jobs count only when asked for by id.
 *
 * - A stage is reached when an application was ever in it. A stay ends when the next stage begins, or when the
 *   application is rejected, withdrawn or hired. Of an application from an ATS the first stay counts from the
 *   application's date, as no ATS tells when it began.
 * - Time to decide: from the application to its decision, of those accepted, rejected or hired; median and 90th
 *   percentile, interpolated (percentile_cont).
 * - Yield: (accepted + hired) / applications.
 * - Agreement: of decided applications whose score advises to shortlist or to decline, the share that was accepted or
 *   hired, or rejected, accordingly. A decided application keeps the score it was decided on.
 *
 * Throws `not_found` for a job that does not exist.
 */
export const getHiringReport = useCase({
  name: "getHiringReport",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid().optional(), ...period }),
  output: z.object({
    totals: JobFunnel.omit({ jobId: true, title: true }),
    jobs: z.array(JobFunnel).describe(`By applications, at most ${MOST}.`),
    stages: z.array(StageFigures),
    stalled: z.array(Stalled).describe(`Longest first, at most ${MOST}.`),
    sources: z.array(SourceFigures),
    timeToDecide: z.object({
      decided: z.int(),
      medianDays: days,
      p90Days: days,
      histogram: z.array(
        z.object({ days: z.int().nullable().describe("Up to so many; null: more."), decided: z.int() }),
      ),
    }),
    advice: z.array(Advised),
    agreement: z.object({
      compared: z.int().describe("Decided with an advice to shortlist or to decline."),
      agreed: z.int(),
      share: z.number().nullable().describe("Of 100; null without any."),
    }),
  }),

  async run(ctx, input) {
    const { db } = ctx;
    const { jobId } = input;
    if (jobId && !(await db.job.findUnique({ where: { id: jobId }, select: { id: true } })))
      throw notFound("Job");
    const cohort = cohortOf(input);
    const jobs = await db.$queryRaw<z.output<typeof JobFunnel>[]>`
      ${cohort} SELECT "jobId", title, ${funnel} FROM cohort
      GROUP BY "jobId", title ORDER BY applications DESC, title, "jobId"`;
    const sources = await db.$queryRaw<z.output<typeof SourceFigures>[]>`
      ${cohort} SELECT source::text, system, ${funnel},
        round(100.0 * count(*) FILTER (WHERE disposition IN ('accepted', 'hired')) / count(*), 1)::float AS yield
      FROM cohort GROUP BY source, system ORDER BY applications DESC, source, system`;
    const advice = await db.$queryRaw<z.output<typeof Advised>[]>`
      ${cohort} SELECT advice, count(*) FILTER (WHERE disposition IN ('accepted', 'hired'))::int AS accepted,
        count(*) FILTER (WHERE disposition = 'rejected')::int AS rejected
      FROM cohort WHERE advice IS NOT NULL AND disposition IN ('accepted', 'hired', 'rejected')
      GROUP BY advice ORDER BY array_position(ARRAY['shortlist', 'review', 'decline'], advice)`;
    return {
      totals: sumOf(jobs),
      jobs: jobs.slice(0, MOST),
      stages: await stagesOf(ctx, cohort),
      stalled: await stalledOf(ctx, cohort),
      sources,
      timeToDecide: await timeToDecide(ctx, cohort),
      advice,
      agreement: agreementOf(advice),
    };
  },
});

/** The applications of the period as `cohort`, and their stays in stages as `stay`. */
function cohortOf({ jobId, ...between }: { jobId?: string; from?: string; to?: string }) {
  const { start, end } = bounds(between);
  return Prisma.sql`
    WITH cohort AS (
      SELECT a.id, a."jobId", j.title, a.stage, a.disposition, a."appliedAt", a."decidedAt", a.source, k.name AS system,
        e.id IS NOT NULL AS evaluated, e.advice, ${stagesOfJob} AS stages
      FROM "Application" a
      JOIN "Job" j ON j."organizationId" = a."organizationId" AND j.id = a."jobId"
      LEFT JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
      LEFT JOIN "AtsConnection" k ON k."organizationId" = a."organizationId" AND k.id = a."atsConnectionId"
      WHERE ${jobId ? Prisma.sql`a."jobId" = ${jobId}::uuid` : Prisma.sql`NOT j.sample`}
        AND ${start ? Prisma.sql`a."appliedAt" >= ${start}` : Prisma.sql`true`}
        AND ${end ? Prisma.sql`a."appliedAt" < ${end}` : Prisma.sql`true`}
    ), stay AS (
      SELECT s."applicationId", s.stage, s."enteredAt", c.disposition, c.stage AS current,
        array_position(c.stages, s.stage) AS position,
        lead(s."enteredAt") OVER one AS next,
        CASE WHEN c.disposition IN ('rejected', 'withdrawn', 'hired') THEN c."decidedAt" END AS ended
      FROM cohort c JOIN "StageEntry" s ON s."applicationId" = c.id
      WINDOW one AS (PARTITION BY s."applicationId" ORDER BY s."enteredAt", s.id)
    )`;
}

const funnel = Prisma.sql`
  count(*)::int AS applications, count(*) FILTER (WHERE evaluated)::int AS evaluated,
  count(*) FILTER (WHERE advice = 'shortlist')::int AS recommended,
  count(*) FILTER (WHERE disposition = 'accepted')::int AS accepted,
  count(*) FILTER (WHERE disposition = 'hired')::int AS hired,
  count(*) FILTER (WHERE disposition = 'rejected')::int AS rejected,
  count(*) FILTER (WHERE disposition = 'withdrawn')::int AS withdrawn,
  count(*) FILTER (WHERE disposition = 'active')::int AS undecided`;

type Funnel = Omit<z.output<typeof JobFunnel>, "jobId" | "title">;
const nothing: Funnel = {
  applications: 0,
  evaluated: 0,
  recommended: 0,
  accepted: 0,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
  undecided: 0,
};
const sumOf = (jobs: readonly Funnel[]) =>
  Object.fromEntries(
    Object.keys(nothing).map((key) => [key, jobs.reduce((sum, job) => sum + job[key as keyof Funnel], 0)]),
  ) as Funnel;

const DAY = Prisma.sql`86400.0`;
/** Whether a stay is an open or accepted application's current one, and since when it is too long. */
const isCurrent = Prisma.sql`next IS NULL AND disposition IN ('active', 'accepted')`;
const isStalled = Prisma.sql`${isCurrent} AND "enteredAt" < now() - make_interval(days => ${STALLED_DAYS}::int)`;

const stagesOf = ({ db }: Context, cohort: Prisma.Sql) => db.$queryRaw<z.output<typeof StageFigures>[]>`
  ${cohort} SELECT stage, count(DISTINCT "applicationId")::int AS reached,
    count(*) FILTER (WHERE ${isCurrent})::int AS now, count(*) FILTER (WHERE ${isStalled})::int AS stalled,
    round((percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM coalesce(next, ended) - "enteredAt") / ${DAY}))::numeric, 1)::float AS "medianDays"
  FROM stay GROUP BY stage ORDER BY min(position) NULLS LAST, reached DESC, stage`;

async function stalledOf({ db }: Context, cohort: Prisma.Sql) {
  const rows = await db.$queryRaw<{ applicationId: string; stage: string; days: number }[]>`
    ${cohort} SELECT "applicationId", stage, floor(extract(epoch FROM now() - "enteredAt") / ${DAY})::int AS days
    FROM stay WHERE ${isStalled} ORDER BY "enteredAt", "applicationId" LIMIT ${MOST}`;
  const names = await nameApplications(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  return rows.flatMap((row) => {
    const subject = names.get(row.applicationId);
    return subject ? [{ ...row, name: subject.candidate, jobTitle: subject.jobTitle }] : [];
  });
}

async function timeToDecide({ db }: Context, cohort: Prisma.Sql) {
  type Row = { decided: number; medianDays: number | null; p90Days: number | null; bars: number[] };
  const [row] = await db.$queryRaw<[Row]>`
    ${cohort}, decided AS (
      SELECT greatest(0, extract(epoch FROM "decidedAt" - "appliedAt") / ${DAY}) AS days FROM cohort
      WHERE disposition IN ('accepted', 'rejected', 'hired') AND "decidedAt" IS NOT NULL
    )
    SELECT count(*)::int AS decided,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY days))::numeric, 1)::float AS "medianDays",
      round((percentile_cont(0.9) WITHIN GROUP (ORDER BY days))::numeric, 1)::float AS "p90Days",
      (SELECT array_agg((SELECT count(*)::int FROM decided d
          WHERE d.days > coalesce(s.before, -1) AND (s.upto IS NULL OR d.days <= s.upto)) ORDER BY s.at)
        FROM (SELECT at, upto, lag(upto) OVER (ORDER BY at) AS before
          FROM unnest(${[...steps, null]}::int[]) WITH ORDINALITY u(upto, at)) s) AS bars
    FROM decided`;
  const { bars, ...figures } = row;
  return {
    ...figures,
    histogram: [...steps, null].map((upTo, at) => ({ days: upTo, decided: bars[at] ?? 0 })),
  };
}

function agreementOf(advice: readonly z.output<typeof Advised>[]) {
  const of = (wanted: string) => advice.find((row) => row.advice === wanted) ?? { accepted: 0, rejected: 0 };
  const [shortlist, decline] = [of("shortlist"), of("decline")];
  const compared = shortlist.accepted + shortlist.rejected + decline.accepted + decline.rejected;
  const agreed = shortlist.accepted + decline.rejected;
  return { compared, agreed, share: compared === 0 ? null : Math.round((1000 * agreed) / compared) / 10 };
}
