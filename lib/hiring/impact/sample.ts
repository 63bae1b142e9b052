import * as z from "zod";
import { bounds, period } from "@/lib/platform/access/period";
import type { Context } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { Line } from "@/lib/visible-line";
import { readSelfReports } from "./read-self-reports";

/** Which applications a report is about; without a job, all jobs that are not samples. */
export const Sample = z.object({
  jobId: z.uuid().optional(),
  /** Judged by this version of its job's scorecard, also if judged again since; without one, as they are judged now. */
  version: z.int().min(1).max(1_000_000).optional(),
  /** Standing in this stage now. */
  stage: Line(200).min(1).optional(),
  /** By the day they applied. */
  ...period,
});

/** An application with a score, advice and what its person said about themselves; decided when a person decided it. */
export type Sampled = {
  applicationId: string;
  jobId: string;
  version: number;
  score: number | null;
  advice: "shortlist" | "review" | "decline" | null;
  decision: "selected" | "rejected" | null;
  /** By kind. */
  said: Readonly<Record<string, string>>;
};

type Row = Omit<Sampled, "said"> & { candidateId: string };

/** The applications of a report that were assessed, and how many were not; in the order of their ids. */
export async function sampleOf(
  ctx: Pick<Context, "db">,
  { jobId, version, stage, ...days }: z.output<typeof Sample>,
): Promise<{ sampled: Sampled[]; notAssessed: number }> {
  const { start, end } = bounds(days);
  const judged = version ? Prisma.sql`v.version = ${version}` : Prisma.sql`e.id = a."currentEvaluationId"`;
  const conditions = [
    Prisma.sql`NOT j.sample`,
    ...(jobId ? [Prisma.sql`a."jobId" = ${jobId}::uuid`] : []),
    ...(stage ? [Prisma.sql`a.stage = ${stage}`] : []),
    ...(start ? [Prisma.sql`a."appliedAt" >= ${start}`] : []),
    ...(end ? [Prisma.sql`a."appliedAt" < ${end}`] : []),
  ];
  const rows = await ctx.db.$queryRaw<(Row & { version: number | null })[]>`
    SELECT a.id AS "applicationId", a."jobId", a."candidateId", e.version, e.overall AS score, e.advice,
      CASE WHEN a.disposition IN ('accepted', 'hired') THEN 'selected'
        WHEN a.disposition = 'rejected' THEN 'rejected' END AS decision
    FROM "Application" a JOIN "Job" j ON j.id = a."jobId"
    LEFT JOIN LATERAL (SELECT e.overall, e.advice, v.version FROM "Evaluation" e
      JOIN "ScorecardVersion" v ON v.id = e."scorecardVersionId"
      WHERE e."applicationId" = a.id AND e."organizationId" = a."organizationId" AND ${judged}
      ORDER BY e."createdAt" DESC, e.id DESC LIMIT 1) e ON true
    WHERE ${Prisma.join(conditions, " AND ")} ORDER BY a.id`;
  const reports = await readSelfReports(ctx);
  const assessed = rows.filter((row): row is Row => row.version !== null);
  return {
    sampled: assessed.map(({ candidateId, ...row }) => ({ ...row, said: reports.get(candidateId) ?? {} })),
    notAssessed: rows.length - assessed.length,
  };
}
