import * as z from "zod";
import { fromCursor, onePage, page, paged } from "@/lib/platform/access/paging";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { JobStatus } from "@/lib/platform/db/generated/enums";
import { NearJob, jobsLike } from "./nearest-jobs";
import { isMerged } from "@/lib/judging/states/merged";

const count = z.int();

/** A job for the jobs page, with counts of its candidates and scores. */
export const ListedJob = z.object({
  jobId: z.uuid(),
  title: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  status: z.enum(JobStatus),
  configured: z.boolean().describe("Has a published scorecard."),
  scorecardVersion: z.int().nullable(),
  shortlistFrom: z.int().nullable().describe("The scorecard's shortlist threshold."),
  draftStatus: z
    .enum(["generating", "ready", "failed"])
    .nullable()
    .describe("Of the latest generated draft."),
  createdAt: z.string(),
  candidates: z.object({
    total: count,
    active: count,
    accepted: count,
    rejected: count,
    withdrawn: count,
    hired: count,
    rediscovered: count,
  }),
  scores: z.object({
    scored: count,
    waiting: count.describe("Queued or being evaluated."),
    failed: count,
    stale: count,
    awaitingCredits: count,
    aboveShortlist: count.describe("Active and scored at or above the scorecard's shortlist threshold."),
    average: z.number().nullable(),
    best: z.number().nullable(),
  }),
});

/** Jobs that the filters leave out, by reason: their status, or no published scorecard. */
const LeftOut = z.object({
  reason: z.enum([...Object.values(JobStatus), "archived", "no_scorecard"]),
  jobs: z.int(),
  titles: z.array(z.string()).describe("Of the newest five."),
});

/** Lists jobs, newest first. Aggregates are computed in one query, only for the jobs of the page. */
export const listConfiguredJobs = reading({
  name: "listConfiguredJobs",
  permission: "job:read",
  input: z.object({
    query: z.string().trim().max(100).optional().describe("Part of the title."),
    status: z
      .enum(["open", "on_hold", "closed", "archived", "all"])
      .default("open")
      .describe("Of the jobs. all leaves out archived ones."),
    includeUnconfigured: z.boolean().default(false).describe("Also jobs without a published scorecard."),
    ...page,
  }),
  output: z.object({
    ...paged(ListedJob),
    leftOut: z.array(LeftOut).describe("On the first page: jobs that the filters leave out."),
    nearest: z.array(NearJob).describe("Where no title contains the query: the closest."),
  }),

  async run({ read }, input) {
    const { query, limit, cursor } = input;
    const [jobs, [counted], leftOut] = await read<[Row, { total: number }, z.output<typeof LeftOut>]>([
      pageOf(input, fromCursor(cursor, 1)?.[0]),
      Prisma.sql`SELECT count(*)::int AS total FROM ${configured} WHERE ${matches(input)}`,
      cursor === undefined ? leftOutOf(input) : Prisma.sql`SELECT WHERE false`,
    ]);
    const { shown, nextCursor } = onePage(jobs, limit, ({ jobId }) => [jobId]);
    const total = counted?.total ?? 0;
    const [nearest] =
      query && total === 0 && leftOut.length === 0
        ? await read<[z.output<typeof NearJob>]>([jobsLike(query)])
        : [[]];
    return { items: shown.map(listed), nextCursor, total, leftOut, nearest };
  },
});

type Listed = z.output<typeof ListedJob>;
type Row = Omit<Listed, "configured" | "createdAt" | "candidates" | "scores"> & {
  createdAt: Date;
} & Listed["candidates"] &
  Listed["scores"];

/** Copied field by field, like every list that is requested often: spreading is slow. */
function listed(row: Row): Listed {
  const { jobId, title, department, location, status, scorecardVersion, shortlistFrom, draftStatus } = row;
  const { total, active, accepted, rejected, withdrawn, hired, rediscovered } = row;
  const { scored, waiting, failed, stale, awaitingCredits, aboveShortlist, average, best } = row;
  return {
    jobId,
    title,
    department,
    location,
    status,
    configured: scorecardVersion !== null,
    scorecardVersion,
    shortlistFrom,
    draftStatus,
    createdAt: row.createdAt.toISOString(),
    candidates: { total, active, accepted, rejected, withdrawn, hired, rediscovered },
    scores: { scored, waiting, failed, stale, awaitingCredits, aboveShortlist, average, best },
  };
}

type Filters = { query?: string; status: string; includeUnconfigured: boolean; limit: number };

/** Jobs with their current scorecard version, if there is one. */
const configured = Prisma.sql`"Job" j
  LEFT JOIN "Scorecard" s ON s."organizationId" = j."organizationId" AND s."jobId" = j.id
  LEFT JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"`;

const titled = (query = "") => Prisma.sql`position(lower(${query}::text) in lower(j.title)) > 0`;

/** A job's status, or "archived". */
const statusOrArchived = Prisma.sql`CASE WHEN j."archivedAt" IS NULL THEN j.status::text ELSE 'archived' END`;
const hasStatus = (status: string) => Prisma.sql`
  (${statusOrArchived} = ${status}::text OR (${status}::text = 'all' AND j."archivedAt" IS NULL))`;

const matches = ({ query, status, includeUnconfigured }: Filters) => Prisma.sql`
  ${hasStatus(status)} AND (${includeUnconfigured} OR v.id IS NOT NULL)
  AND ${titled(query)}`;

/** The jobs of a page and one more, with aggregates of their applications. */
const pageOf = (input: Filters, after: string | undefined) => Prisma.sql`
  SELECT j.id AS "jobId", j.title, j.department, j.location, j.status, j."createdAt", j.version AS "scorecardVersion",
    j."shortlistFrom", d.status AS "draftStatus", a.*
  FROM (SELECT j.*, v.version, v."shortlistFrom" FROM ${configured}
    WHERE ${matches(input)} AND (${after ?? null}::uuid IS NULL OR j.id < ${after ?? null}::uuid)
    ORDER BY j.id DESC LIMIT ${Prisma.raw(String(input.limit + 1))}) j
  LEFT JOIN LATERAL (SELECT d.status FROM "ScorecardDraft" d
    WHERE d."organizationId" = j."organizationId" AND d."jobId" = j.id ORDER BY d."createdAt" DESC LIMIT 1) d ON true
  CROSS JOIN LATERAL (
    SELECT
      count(*)::int AS total,
      count(*) FILTER (WHERE a.disposition = 'active')::int AS active,
      count(*) FILTER (WHERE a.disposition = 'accepted')::int AS accepted,
      count(*) FILTER (WHERE a.disposition = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE a.disposition = 'withdrawn')::int AS withdrawn,
      count(*) FILTER (WHERE a.disposition = 'hired')::int AS hired,
      count(*) FILTER (WHERE a.source = 'rediscovered')::int AS rediscovered,
      count(*) FILTER (WHERE a."scoreStatus" = 'scored')::int AS scored,
      count(*) FILTER (WHERE a.disposition = 'active' AND a."scoreStatus" IN ('queued', 'processing'))::int AS waiting,
      count(*) FILTER (WHERE a."scoreStatus" = 'failed')::int AS failed,
      count(*) FILTER (WHERE a."scoreStatus" = 'stale')::int AS stale,
      count(*) FILTER (WHERE a.disposition = 'active' AND a."scoreStatus" = 'awaiting_credits')::int AS "awaitingCredits",
      count(*) FILTER (WHERE a.disposition = 'active' AND NOT a.outdated AND a.overall >= j."shortlistFrom")::int AS "aboveShortlist",
      round(avg(a.overall) FILTER (WHERE NOT a.outdated)::numeric, 1)::float AS average,
      max(a.overall) FILTER (WHERE NOT a.outdated) AS best
    FROM "Application" a WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id AND NOT ${isMerged("a")}) a
  ORDER BY j.id DESC`;

function leftOutOf({ query, status, includeUnconfigured }: Filters) {
  const otherStatus = Prisma.sql`NOT ${hasStatus(status)}`;
  return Prisma.sql`
    SELECT CASE WHEN ${otherStatus} THEN ${statusOrArchived} ELSE 'no_scorecard' END AS reason, count(*)::int AS jobs,
      (array_agg(j.title ORDER BY j.id DESC))[1:5] AS titles
    FROM ${configured}
    WHERE (${otherStatus} OR (NOT ${includeUnconfigured} AND v.id IS NULL)) AND ${titled(query)}
    GROUP BY 1 ORDER BY 1 DESC`;
}
