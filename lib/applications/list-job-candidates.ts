import * as z from "zod";
import { type Place, COUNTED_TO, fromCursor, onePage, page, paged } from "@/lib/access/paging";
import { reading } from "@/lib/access/use-case";
import { isBlindCandidate } from "@/lib/candidates/blind-candidate";
import { Prisma } from "@/lib/db/generated/client";
import { notFound } from "@/lib/errors";
import { shownName } from "./shown-name";
import { Dispositions, ScoreStatuses, VerificationStatuses } from "./status";
import { ListSummary } from "./list-summary";

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
  low: ListSummary.shape.low,
  high: ListSummary.shape.high,
  dimensions: z.object({ hard_skills: score, soft_skills: score, culture_fit: score, team_fit: score }),
  advice: ListSummary.shape.advice,
  knockedOut: z.boolean(),
  criteria: ListSummary.shape.criteria.nullable(),
  topReason: ListSummary.shape.topReason,
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
    total: z.int().describe("With a filter, 1000 means 1000 or more."),
  }),

  async run({ read }, input) {
    const { jobId } = input;
    const order = orders[input.sort];
    const after = fromCursor(input.cursor, 2);
    const where = filters(input);
    // Applications are numbered without gaps: all of them need no counting.
    const total = isEveryone(input)
      ? Prisma.sql`j."lastNumber"`
      : Prisma.sql`(SELECT count(*)::int FROM (
          SELECT 1 FROM "Application" a WHERE ${where} ORDER BY a.overall LIMIT ${literal(COUNTED_TO)}) counted)`;
    const [[job], rows] = await read<[JobRow, Row]>([
      Prisma.sql`
        SELECT j.title, v.version, ${total} AS total FROM "Job" j
        LEFT JOIN "Scorecard" s ON s."organizationId" = j."organizationId" AND s."jobId" = j.id
        LEFT JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
        WHERE j.id = ${jobId}::uuid`,
      pageOf(where, order, after, input.limit + 1, rankOf(input)),
    ]);
    if (!job) throw notFound("Job");

    const { shown, nextCursor } = onePage(rows, input.limit, (last) => [last.key, last.applicationId]);
    return {
      job: { jobId, title: job.title, scorecardVersion: job.version },
      total: job.total,
      nextCursor,
      items: shown.map((row) => {
        return {
          ...unjudged,
          ...row.summary,
          ...row,
          rank: row.overall === null ? null : row.ahead + 1,
          name: shownName(row, row, row.blind),
          headline: row.blind ? null : headlineOf(row),
          dimensions: {
            hard_skills: row.hardSkills,
            soft_skills: row.softSkills,
            culture_fit: row.cultureFit,
            team_fit: row.teamFit,
          },
          appliedAt: row.appliedAt.toISOString(),
        };
      }),
    };
  },
});

/** In place of the summary of somebody who has none. */
const unjudged = { low: null, high: null, advice: null, knockedOut: false, criteria: null, topReason: null };

type JobRow = { title: string; version: number | null; total: number };
type Listed = z.output<typeof ListedCandidate>;
type Row = Omit<Listed, "rank" | "name" | "dimensions" | "appliedAt" | keyof ListSummary> & {
  key: string | number | null;
  number: number;
  fullName: string | null;
  blind: boolean;
  fileName: string | null;
  hardSkills: number | null;
  softSkills: number | null;
  cultureFit: number | null;
  teamFit: number | null;
  summary: ListSummary | null;
  /** Scored applications of the job before this one. */
  ahead: number;
  appliedAt: Date;
};

/** Of somebody whose documents say no name, the file's name is all a recruiter has to go by. */
const headlineOf = ({ fullName, headline, fileName }: Row) =>
  headline ?? (fullName === null ? fileName : null);

/** In the statement itself: a plan for any number of rows would not be one for few. */
const literal = (limit: number) => Prisma.raw(String(Math.trunc(limit)));

type Order = {
  /** Ids of a page and what they are sorted by, as far as a page needs: read off the index where there is one. */
  ids: (where: Prisma.Sql, after: Place | null, limit: number) => Prisma.Sql;
  /** The same order among the rows of the page. */
  by: Prisma.Sql;
};

/** What is shown of the few applications of a page. */
const pageOf = (
  where: Prisma.Sql,
  order: Order,
  after: Place | null,
  limit: number,
  ahead: Prisma.Sql,
) => Prisma.sql`
  WITH page AS MATERIALIZED (${order.ids(where, after, limit)})
  SELECT page.key, a.id AS "applicationId", a."candidateId", a.number, c."fullName", c.headline,
    ${isBlindCandidate} AS blind, a.stage,
    a.disposition::text, a."scoreStatus"::text, a."scoreReason", a.verification::text,
    a.source = 'rediscovered' AS rediscovered, a.internal, a.overall,
    a."hardSkills", a."softSkills", a."cultureFit", a."teamFit", a.summary, a."appliedAt", ${ahead} AS ahead,
    (SELECT f."fileName" FROM "Attachment" f
      WHERE c."fullName" IS NULL AND f."organizationId" = c."organizationId" AND f."candidateId" = c.id
        AND f.kind = 'cv' ORDER BY f.id DESC LIMIT 1) AS "fileName"
  FROM page
  JOIN "Application" a ON a.id = page.id
  JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
  ORDER BY ${order.by}`;

const isEveryone = ({ jobId, cursor, limit, sort, disposition, ...filters }: z.output<typeof Input>) =>
  disposition === "all" && Object.values(filters).every((filter) => filter === undefined);

/** How many are ahead of an application: on the first page of all of them, the best first, they need no counting. */
function rankOf(input: z.output<typeof Input>): Prisma.Sql {
  if (isEveryone(input) && input.sort === "score" && input.cursor === undefined)
    return Prisma.sql`row_number() OVER (ORDER BY page.key DESC NULLS LAST, a.id)::int - 1`;
  return Prisma.sql`(SELECT count(*)::int FROM "Application" b WHERE b."jobId" = a."jobId" AND b.overall > a.overall)
      + (SELECT count(*)::int FROM "Application" b
         WHERE b."jobId" = a."jobId" AND b.overall = a.overall AND b.id < a.id)`;
}

/** Sorting people by a name that is not shown would show it. */
const sortName = Prisma.sql`lower(coalesce(CASE WHEN NOT ${isBlindCandidate} THEN c."fullName" END, '~'))`;

/** What a list is sorted by, and which rows come after a place in it. */
const orders: Record<"score" | "recent" | "name", Order> = {
  score: {
    // The scored and, after them, the others: the index holds them the other way round.
    ids: (where, after, limit) => Prisma.sql`
      SELECT * FROM (
        (SELECT a.id, a.overall AS key FROM "Application" a
          WHERE ${where} AND a.overall IS NOT NULL AND ${scoredAfter(after)} ORDER BY a.overall DESC, a.id LIMIT ${literal(limit)})
        UNION ALL
        (SELECT a.id, NULL AS key FROM "Application" a
          WHERE ${where} AND a.overall IS NULL AND ${unscoredAfter(after)} ORDER BY a.id LIMIT ${literal(limit)})
      ) found ORDER BY key DESC NULLS LAST, id LIMIT ${literal(limit)}`,
    by: Prisma.sql`page.key DESC NULLS LAST, a.id`,
  },
  recent: {
    ids: (where, after, limit) => Prisma.sql`
      SELECT a.id, NULL::text AS key FROM "Application" a
      WHERE ${where} AND ${after ? Prisma.sql`a.id < ${after[1]}::uuid` : always} ORDER BY a.id DESC LIMIT ${literal(limit)}`,
    by: Prisma.sql`a.id DESC`,
  },
  name: {
    ids: (where, after, limit) => Prisma.sql`
      SELECT a.id, ${sortName} AS key FROM "Application" a
      JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
      WHERE ${where} AND ${
        after ? Prisma.sql`(${sortName}, a.id) > (${String(after[0])}, ${after[1]}::uuid)` : always
      } ORDER BY 2, a.id LIMIT ${literal(limit)}`,
    by: Prisma.sql`page.key, a.id`,
  },
};

const always = Prisma.sql`true`;

function scoredAfter(after: Place | null): Prisma.Sql {
  if (!after) return always;
  const [overall, id] = after;
  if (overall === null) return Prisma.sql`false`;
  const from = Prisma.sql`${Number(overall)}::float8`;
  return Prisma.sql`a.overall <= ${from} AND (a.overall < ${from} OR a.id > ${id}::uuid)`;
}

const unscoredAfter = (after: Place | null) =>
  after && after[0] === null ? Prisma.sql`a.id > ${after[1]}::uuid` : always;

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
