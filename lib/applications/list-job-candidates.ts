import * as z from "zod";
import { fromCursor, page, paged, toCursor } from "@/lib/access/paging";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { notFound } from "@/lib/errors";
import { Totals } from "@/lib/evaluation/evaluation";
import { shownName, isBlind } from "./shown-name";
import { Dispositions, ScoreStatuses, VerificationStatuses } from "./status";
import { TopReason, topReason } from "./top-reasons";

const score = z.number().nullable();

export const ListedCandidate = z.object({
  rank: z
    .int()
    .nullable()
    .describe("Place by score among the job's scored applications; null without a score."),
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  headline: z.string().nullable(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  scoreReason: z.string().nullable().describe("Why there is no score, or why it waits."),
  verification: VerificationStatuses,
  rediscovered: z.boolean(),
  internal: z.boolean(),
  overall: score.describe("0 to 100."),
  low: score.describe("Lower end of the interval."),
  high: score.describe("Upper end of the interval."),
  dimensions: z.object({ hard_skills: score, soft_skills: score, culture_fit: score, team_fit: score }),
  advice: z
    .enum(["shortlist", "review", "decline"])
    .nullable()
    .describe("By the thresholds. A person decides."),
  knockedOut: z.boolean(),
  criteria: z.object({ total: z.int(), evidenced: z.int() }).nullable(),
  topReason: TopReason.nullable(),
  appliedAt: z.string(),
});

const Input = z.object({
  jobId: z.uuid(),
  sort: z.enum(["score", "recent", "name"]).default("score").describe("score: best first, unscored last."),
  disposition: Dispositions.or(z.literal("all")).default("all"),
  shortlist: z
    .boolean()
    .optional()
    .describe("True: accepted, or active at or above the shortlist threshold."),
  rejected: z.boolean().optional().describe("True: only rejected; false: leave rejected out."),
  rediscovered: z
    .boolean()
    .optional()
    .describe("True: only from the talent pool; false: only fresh applicants."),
  scoreStatus: ScoreStatuses.optional(),
  ...page,
});

/** A job's candidates in a deterministic order: ties are broken by id. */
export const listJobCandidates = reading({
  permission: "candidate:read",
  input: Input,
  output: z.object({
    job: z.object({ jobId: z.uuid(), title: z.string(), scorecardVersion: z.int().nullable() }),
    ...paged(ListedCandidate),
  }),

  async run({ read }, input) {
    const { jobId } = input;
    const asJob = Prisma.sql`
      SELECT j.title, v.version, coalesce(v."blindReview", false) AS "blindReview" FROM "Job" j
      LEFT JOIN "Scorecard" s ON s."organizationId" = j."organizationId" AND s."jobId" = j.id
      LEFT JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
      WHERE j.id = ${jobId}::uuid`;
    // Sorting people by a name that is not shown would show it: whether it is has to be known first.
    const hidden = input.sort === "name" && (await read<[JobRow]>([asJob]))[0][0]?.blindReview;
    const order = orders[hidden ? "recent" : input.sort];
    const after = fromCursor(input.cursor, 2);
    const where = filters(input);
    const [[job], [counted], rows] = await read<[JobRow, { total: number }, Row]>([
      asJob,
      Prisma.sql`SELECT count(*)::int AS total FROM "Application" a WHERE ${where}`,
      pageOf(where, order, after, input.limit + 1),
    ]);
    if (!job) throw notFound("Job");

    const shown = rows.slice(0, input.limit);
    const last = shown.at(-1);
    return {
      job: { jobId, title: job.title, scorecardVersion: job.version },
      total: counted?.total ?? 0,
      nextCursor: rows.length > input.limit && last ? toCursor([last.key, last.applicationId]) : null,
      items: shown.map((row) => {
        const dimensions = row.parts ? Totals.shape.dimensions.parse(row.parts) : [];
        const total = (part: "criteria" | "evidenced") => dimensions.reduce((sum, d) => sum + d[part], 0);
        return {
          ...row,
          rank: row.overall === null ? null : row.ahead + 1,
          name: shownName(row, row, job.blindReview),
          headline: isBlind(row, job.blindReview) ? null : headlineOf(row),
          dimensions: {
            hard_skills: row.hardSkills,
            soft_skills: row.softSkills,
            culture_fit: row.cultureFit,
            team_fit: row.teamFit,
          },
          advice: Totals.shape.advice.parse(row.advice),
          criteria: row.parts ? { total: total("criteria"), evidenced: total("evidenced") } : null,
          appliedAt: row.appliedAt.toISOString(),
        };
      }),
    };
  },
});

type JobRow = { title: string; version: number | null; blindReview: boolean };
type Listed = z.output<typeof ListedCandidate>;
type Row = Omit<Listed, "rank" | "name" | "dimensions" | "criteria" | "appliedAt"> & {
  key: string | number | null;
  number: number;
  fullName: string | null;
  fileName: string | null;
  hardSkills: number | null;
  softSkills: number | null;
  cultureFit: number | null;
  teamFit: number | null;
  /** DimensionScore[] of the current evaluation. */
  parts: unknown;
  /** Scored applications of the job before this one. */
  ahead: number;
  appliedAt: Date;
};

/** Of somebody whose documents say no name, the file's name is all a recruiter has to go by. */
const headlineOf = ({ fullName, headline, fileName }: Row) =>
  headline ?? (fullName === null ? fileName : null);

type Order = { key: Prisma.Sql; by: Prisma.Sql; after: (place: Place) => Prisma.Sql };

/** The ids of a page first, by the index its order has, then what is shown of those few. */
const pageOf = (where: Prisma.Sql, order: Order, after: Place | null, limit: number) => Prisma.sql`
  WITH page AS MATERIALIZED (
    SELECT a.id, ${order.key} AS key, row_number() OVER (ORDER BY ${order.by}) AS place
    FROM "Application" a
    JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
    WHERE ${where} AND ${after ? order.after(after) : Prisma.sql`true`}
    ORDER BY ${order.by} LIMIT ${limit}
  )
  SELECT page.key, a.id AS "applicationId", a."candidateId", a.number, c."fullName", c.headline, a.stage,
    a.disposition::text, a."scoreStatus"::text, a."scoreReason", a.verification::text,
    a.source = 'rediscovered' AS rediscovered, a.internal, a.overall, e.low, e.high,
    a."hardSkills", a."softSkills", a."cultureFit", a."teamFit", e.advice,
    coalesce(cardinality(e."knockedOutBy") > 0, false) AS "knockedOut", e.dimensions AS parts, a."appliedAt",
    (SELECT count(*)::int FROM "Application" b WHERE b."jobId" = a."jobId" AND b.overall > a.overall)
      + (SELECT count(*)::int FROM "Application" b
         WHERE b."jobId" = a."jobId" AND b.overall = a.overall AND b.id < a.id) AS ahead,
    (SELECT f."fileName" FROM "Attachment" f
      WHERE c."fullName" IS NULL AND f."organizationId" = c."organizationId" AND f."candidateId" = c.id
        AND f.kind = 'cv' ORDER BY f.id DESC LIMIT 1) AS "fileName",
    ${topReason} AS "topReason"
  FROM page
  JOIN "Application" a ON a.id = page.id
  JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
  LEFT JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
  ORDER BY page.place`;

type Place = (string | number | null)[];

/** What a list is sorted by, and which rows come after a place in it. Unscored applications come last. */
const orders = {
  score: {
    key: Prisma.sql`a.overall`,
    by: Prisma.sql`a.overall DESC NULLS LAST, a.id`,
    after: ([overall, id]: Place) =>
      overall === null
        ? Prisma.sql`(a.overall IS NULL AND a.id > ${uuid(id)}::uuid)`
        : Prisma.sql`(a.overall < ${Number(overall)} OR (a.overall = ${Number(overall)} AND a.id > ${uuid(id)}::uuid) OR a.overall IS NULL)`,
  },
  recent: {
    key: Prisma.sql`NULL::text`,
    by: Prisma.sql`a.id DESC`,
    after: ([, id]: Place) => Prisma.sql`a.id < ${uuid(id)}::uuid`,
  },
  name: {
    key: Prisma.sql`lower(coalesce(c."fullName", '~'))`,
    by: Prisma.sql`lower(coalesce(c."fullName", '~')), a.id`,
    after: ([name, id]: Place) =>
      Prisma.sql`(lower(coalesce(c."fullName", '~')), a.id) > (${String(name)}, ${uuid(id)}::uuid)`,
  },
};

const uuid = (value: unknown) => {
  const id = z.uuid().safeParse(value);
  // A cursor with anything else was not made by this list; no row comes after it.
  return id.success ? id.data : "ffffffff-ffff-ffff-ffff-ffffffffffff";
};

function filters(input: z.output<typeof Input>): Prisma.Sql {
  const { jobId, disposition, shortlist, rejected, rediscovered, scoreStatus } = input;
  const onShortlist = Prisma.sql`(a.disposition = 'accepted' OR (a.disposition = 'active' AND a.overall >= coalesce((
    SELECT v."shortlistFrom" FROM "Scorecard" s
    JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
    WHERE s."jobId" = ${jobId}::uuid), 101)))`;
  const conditions = [
    Prisma.sql`a."jobId" = ${jobId}::uuid`,
    disposition === "all" ? null : Prisma.sql`a.disposition = ${disposition}::"Disposition"`,
    shortlist === undefined ? null : shortlist ? onShortlist : Prisma.sql`(${onShortlist}) IS NOT TRUE`,
    rejected === undefined ? null : Prisma.sql`(a.disposition = 'rejected') = ${rejected}`,
    rediscovered === undefined ? null : Prisma.sql`(a.source = 'rediscovered') = ${rediscovered}`,
    scoreStatus === undefined ? null : Prisma.sql`a."scoreStatus" = ${scoreStatus}::"ScoreStatus"`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== null),
    " AND ",
  );
}
