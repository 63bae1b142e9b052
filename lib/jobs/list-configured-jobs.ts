import * as z from "zod";
import { olderThan, onePage, page, paged } from "@/lib/access/paging";
import { useCase } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { JobStatus } from "@/lib/db/generated/enums";
import { NearJob, jobsLike } from "./nearest-jobs";

const count = z.int();

/** A job as the jobs page shows it: how many candidates, how far their scores are. */
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

/** Jobs that a list leaves out, by why: what they stand at, or that they have no published scorecard. */
const LeftOut = z.object({
  reason: z.enum([...Object.values(JobStatus), "no_scorecard"]),
  jobs: z.int(),
  titles: z.array(z.string()).describe("Of the newest five."),
});

/** Newest first. Aggregates are those of the jobs page, worked out in one query for the page's jobs only. */
export const listConfiguredJobs = useCase({
  permission: "job:read",
  input: z.object({
    query: z.string().trim().max(100).optional().describe("Part of the title."),
    status: z.enum(["open", "on_hold", "closed", "all"]).default("open").describe("Of the jobs."),
    includeUnconfigured: z.boolean().default(false).describe("Also jobs without a published scorecard."),
    ...page,
  }),
  output: z.object({
    ...paged(ListedJob),
    leftOut: z.array(LeftOut).describe("On the first page: jobs that the filters leave out."),
    nearest: z.array(NearJob).describe("Where no title holds the query: those most like it."),
  }),

  async run({ db }, input) {
    const { query, status, includeUnconfigured, limit, cursor } = input;
    const where: Prisma.JobWhereInput = {
      ...(status === "all" ? {} : { status }),
      ...(query ? { title: { contains: query, mode: "insensitive" } } : {}),
      ...(includeUnconfigured ? {} : { scorecard: { currentVersionId: { not: null } } }),
    };
    const total = await db.job.count({ where });
    const leftOut = cursor === undefined ? await jobsLeftOut(db, input) : [];
    const jobs = await db.job.findMany({
      where: { ...where, ...olderThan(cursor) },
      orderBy: { id: "desc" },
      take: limit + 1,
      select: {
        id: true,
        title: true,
        department: true,
        location: true,
        status: true,
        createdAt: true,
        scorecard: { select: { currentVersion: { select: { version: true, shortlistFrom: true } } } },
        drafts: { select: { status: true }, orderBy: { createdAt: "desc" }, take: 1 },
      },
    });
    const { shown, nextCursor } = onePage(jobs, limit, ({ id }) => [id]);
    const aggregates = await aggregate(
      db,
      shown.map((job) => job.id),
    );
    return {
      items: shown.map(({ id, scorecard, drafts, createdAt, ...job }) => ({
        ...job,
        jobId: id,
        configured: Boolean(scorecard?.currentVersion),
        scorecardVersion: scorecard?.currentVersion?.version ?? null,
        shortlistFrom: scorecard?.currentVersion?.shortlistFrom ?? null,
        draftStatus: drafts[0]?.status ?? null,
        createdAt: createdAt.toISOString(),
        ...(aggregates.get(id) ?? nothing),
      })),
      nextCursor,
      total,
      leftOut,
      nearest: query && total === 0 && leftOut.length === 0 ? await jobsLike(db, query) : [],
    };
  },
});

type Filters = { query?: string; status: string; includeUnconfigured: boolean };

function jobsLeftOut(db: Prisma.TransactionClient, { query, status, includeUnconfigured }: Filters) {
  const otherStatus = Prisma.sql`(${status}::text <> 'all' AND j.status::text <> ${status}::text)`;
  const unconfigured = includeUnconfigured ? Prisma.sql`false` : Prisma.sql`s."currentVersionId" IS NULL`;
  return db.$queryRaw<z.output<typeof LeftOut>[]>`
    SELECT CASE WHEN ${otherStatus} THEN j.status::text ELSE 'no_scorecard' END AS reason, count(*)::int AS jobs,
      (array_agg(j.title ORDER BY j.id DESC))[1:5] AS titles
    FROM "Job" j LEFT JOIN "Scorecard" s ON s."organizationId" = j."organizationId" AND s."jobId" = j.id
    WHERE (${otherStatus} OR ${unconfigured})
      AND position(lower(${query ?? ""}::text) in lower(j.title)) > 0
    GROUP BY 1 ORDER BY 1 DESC`;
}

type Aggregates = Pick<z.infer<typeof ListedJob>, "candidates" | "scores">;

const nothing: Aggregates = {
  candidates: { total: 0, active: 0, accepted: 0, rejected: 0, withdrawn: 0, hired: 0, rediscovered: 0 },
  scores: {
    scored: 0,
    waiting: 0,
    failed: 0,
    stale: 0,
    awaitingCredits: 0,
    aboveShortlist: 0,
    average: null,
    best: null,
  },
};

type Row = { jobId: string; average: number | null; best: number | null } & Record<
  | "total"
  | "active"
  | "accepted"
  | "rejected"
  | "withdrawn"
  | "hired"
  | "rediscovered"
  | "scored"
  | "waiting"
  | "failed"
  | "stale"
  | "awaitingCredits"
  | "aboveShortlist",
  number
>;

async function aggregate(db: Prisma.TransactionClient, jobIds: string[]) {
  if (jobIds.length === 0) return new Map<string, Aggregates>();
  const rows = await db.$queryRaw<Row[]>`
    SELECT a."jobId",
      count(*)::int AS total,
      count(*) FILTER (WHERE a.disposition = 'active')::int AS active,
      count(*) FILTER (WHERE a.disposition = 'accepted')::int AS accepted,
      count(*) FILTER (WHERE a.disposition = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE a.disposition = 'withdrawn')::int AS withdrawn,
      count(*) FILTER (WHERE a.disposition = 'hired')::int AS hired,
      count(*) FILTER (WHERE a.source = 'rediscovered')::int AS rediscovered,
      count(*) FILTER (WHERE a."scoreStatus" = 'scored')::int AS scored,
      count(*) FILTER (WHERE a."scoreStatus" IN ('queued', 'processing'))::int AS waiting,
      count(*) FILTER (WHERE a."scoreStatus" = 'failed')::int AS failed,
      count(*) FILTER (WHERE a."scoreStatus" = 'stale')::int AS stale,
      count(*) FILTER (WHERE a."scoreStatus" = 'awaiting_credits')::int AS "awaitingCredits",
      count(*) FILTER (WHERE a.disposition = 'active' AND NOT a.outdated AND a.overall >= v."shortlistFrom")::int AS "aboveShortlist",
      round(avg(a.overall) FILTER (WHERE NOT a.outdated)::numeric, 1)::float AS average,
      max(a.overall) FILTER (WHERE NOT a.outdated) AS best
    FROM "Application" a
    LEFT JOIN "Scorecard" s ON s."organizationId" = a."organizationId" AND s."jobId" = a."jobId"
    LEFT JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
    WHERE a."jobId" = ANY(${jobIds}::uuid[])
    GROUP BY a."jobId"`;
  return new Map(
    rows.map(({ jobId, ...r }): [string, Aggregates] => {
      const { total, active, accepted, rejected, withdrawn, hired, rediscovered, ...scores } = r;
      const candidates = { total, active, accepted, rejected, withdrawn, hired, rediscovered };
      return [jobId, { candidates, scores }];
    }),
  );
}
