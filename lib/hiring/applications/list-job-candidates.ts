import * as z from "zod";
import { keyset } from "@/lib/platform/access/keyset";
import {
  type CursorPosition,
  COUNTED_TO,
  fromCursor,
  onePage,
  page,
  paged,
} from "@/lib/platform/access/paging";
import { reading } from "@/lib/platform/access/use-case";
import { anyBlindJob, isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";
import { isEarlier } from "@/lib/judging/evaluation/earlier-judge";
import { Apart, type Standing, apart, standingsOf } from "./apart";
import { ListSummary, type StoredSummary } from "@/lib/judging/evaluation/list-summary";
import { jobFilters, narrowed } from "./job-filters";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import {
  Dispositions,
  ScoreStatuses,
  VerificationStatuses,
  verificationHint,
} from "@/lib/judging/states/status";
import { whyUnscored } from "@/lib/judging/states/why-unscored";
import { shownStored } from "@/lib/say";
import { isSnoozed } from "@/lib/judging/states/snoozed";
import { isMerged } from "@/lib/judging/states/merged";
import { linesBy, Shown } from "@/lib/records/candidates/search-by-words";

const score = z.number().nullable();

export const ListedCandidate = z.object({
  rank: z.int().nullable().describe("Rank among those scored by the current version; null for others."),
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  headline: z.string().nullable(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  scoreReason: z.string().nullable().describe("Why there is no score, or why it waits."),
  verification: VerificationStatuses.describe(verificationHint),
  flags: ListSummary.shape.flags,
  rediscovered: z.boolean(),
  internal: z.boolean(),
  overall: score.describe("0 to 100."),
  low: ListSummary.shape.low,
  high: ListSummary.shape.high,
  unknown: ListSummary.shape.unknown,
  overlapsAbove: z
    .boolean()
    .nullable()
    .describe("The interval overlaps the one ranked just above: their order is uncertain."),
  scorecardVersion: ListSummary.shape.scorecardVersion.nullable(),
  outdated: z.boolean().describe("Not scored by the current version: not comparable, no rank."),
  earlierJudge: z.boolean().describe("By an earlier judge or formula: only roughly comparable."),
  dimensions: z.object({ hard_skills: score, soft_skills: score, culture_fit: score, team_fit: score }),
  advice: ListSummary.shape.advice,
  knockedOut: z.boolean(),
  criteria: ListSummary.shape.criteria.nullable(),
  openCriteria: z.int().nullable().describe("How many criteria are not evidenced or contradicted."),
  open: ListSummary.shape.open,
  apart: Apart.nullable(),
  topReason: ListSummary.shape.topReason,
  tags: z.array(z.string()),
  snooze: z
    .object({ until: z.string().nullable(), over: z.boolean() })
    .nullable()
    .describe("Hidden from the undecided until then, or until something changes; over: came back by itself."),
  shownBy: z.array(Shown).describe("The line of the CV for each fact searched for, identity masked."),
  appliedAt: z.string(),
});

/** The input of a list of a job's candidates. */
export const jobListInput = z.object({
  jobId: z.uuid(),
  sort: z.enum(["score", "recent", "name"]).default("score").describe("Best first, or newest."),
  ...jobFilters,
  ...page,
});

/** A job's candidates in a deterministic order: ties are broken by id. */
export const listJobCandidates = reading({
  name: "listJobCandidates",
  permission: "candidate:read",
  input: jobListInput,
  output: z.object({
    job: z.object({ jobId: z.uuid(), title: z.string(), scorecardVersion: z.int().nullable() }),
    ...paged(ListedCandidate),
    total: z.int().describe("With a filter, 1000 means 1000 or more."),
  }),

  async run({ read }, input) {
    const { jobId } = input;
    const order = orders[input.sort];
    const after = fromCursor(input.cursor, 2);
    const where = narrowed(jobId, input);
    // Applications are numbered without gaps: an unfiltered total needs no counting.
    const total = isEveryone(input)
      ? Prisma.sql`j."lastNumber" - (SELECT count(*)::int FROM "CandidateAlias" m
          JOIN "Application" a ON a."organizationId" = m."organizationId" AND a."candidateId" = m.value::uuid
          WHERE m.kind = 'merged' AND a."jobId" = j.id)`
      : Prisma.sql`(SELECT count(*)::int FROM (
          SELECT 1 FROM "Application" a WHERE ${where} LIMIT ${literal(COUNTED_TO)}) counted)`;
    const [[job], rows, standings] = await read<[JobRow, Row, Standing]>([
      Prisma.sql`
        SELECT j.title, v.version, ${total} AS total, ${anyBlindJob} AS "anyBlind" FROM "Job" j
        LEFT JOIN "Scorecard" s ON s."organizationId" = j."organizationId" AND s."jobId" = j.id
        LEFT JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
        WHERE j.id = ${jobId}::uuid`,
      pageOf(order, order.rows(where, after, input.limit + 1), placesOf(input)),
      standingsOf(jobId),
    ]);
    if (!job) throw notFound("Job");

    const { shown, nextCursor } = onePage(rows, input.limit, (last) => [last.key, last.applicationId]);
    const incomplete = shown.filter(
      ({ fullName, scoreStatus }) => job.anyBlind || fullName === null || scoreStatus === "failed",
    );
    const [details] =
      incomplete.length > 0 ? await read<[Details & { candidateId: string }]>([detailsOf(incomplete)]) : [[]];
    const detailsBy = new Map(details.map((row) => [row.candidateId, row]));
    const people = shown.map(({ candidateId }) => candidateId);
    const ask = async <Found extends object>(statement: Prisma.Sql) => (await read<[Found]>([statement]))[0];
    // A query that cannot be read finds nobody.
    const lines =
      people.length > 0 ? await linesBy(ask, input.query ?? "", { candidateIds: people, jobId }) : null;
    const standingBy = new Map(standings.map((standing) => [standing.versionId, standing]));
    return {
      job: { jobId, title: job.title, scorecardVersion: job.version },
      total: job.total,
      nextCursor,
      items: shown.map((row, at) => {
        const identity = detailsBy.get(row.candidateId) ?? { blind: job.anyBlind };
        const standing = row.scoredVersionId === null ? undefined : standingBy.get(row.scoredVersionId);
        const item = listed(row, placed(shown, at), identity, standing ? apart(standing, row.points) : null);
        return { ...item, shownBy: lines?.(row.candidateId) ?? [] };
      }),
    };
  },
});

/** Stands in for the summary of an application without one. */
const unjudged = {
  low: null,
  high: null,
  unknown: null,
  advice: null,
  knockedOut: false,
  criteria: null,
  topReason: null,
  scorecardVersion: null,
  flags: [],
  open: [],
};

type JobRow = { title: string; version: number | null; total: number; anyBlind: boolean };
type Listed = z.output<typeof ListedCandidate>;
type Computed =
  | "rank"
  | "name"
  | "dimensions"
  | "overlapsAbove"
  | "apart"
  | "appliedAt"
  | "shownBy"
  | "snooze"
  | "earlierJudge"
  | keyof ListSummary;
type Row = Omit<Listed, Computed> & {
  key: string | number | null;
  scoreReasonSaid: string | null;
  number: number;
  fullName: string | null;
  hardSkills: number | null;
  softSkills: number | null;
  cultureFit: number | null;
  teamFit: number | null;
  snoozedUntil: Date | null;
  /** Null unless it was snoozed and is undecided. */
  snoozed: boolean | null;
  /** As stored: early summaries lack fields that were added later. */
  summary: StoredSummary | null;
  scoredVersionId: string | null;
  points: number[];
  judge: string | null;
  judgeVersion: string;
  scoringVersion: string;
  /**
   * How many scored applications of the job rank above this one, and the low end of the nearest; null on the
   * unfiltered first page by score, whose own rows show both.
   */
  ahead: number | null;
  lowAbove: number | null;
  appliedAt: Date;
};

/** Queried for few rows: blind review, and file names for a missing name or a failed CV. */
type Details = { blind: boolean; fileName?: string | null; failedFile?: string | null };

/** A row's place among the job's scored applications. */
type Ranked = { rank: number | null; overlapsAbove: boolean | null };

function placed(rows: Row[], at: number): Ranked {
  const row = rows[at]!;
  if (row.overall === null || row.outdated) return { rank: null, overlapsAbove: null };
  const rank = (row.ahead ?? at) + 1;
  const lowAbove = row.ahead === null ? (rows[at - 1]?.summary?.low ?? null) : row.lowAbove;
  const high = row.summary?.high ?? null;
  return { rank, overlapsAbove: high === null || lowAbove === null ? null : high >= lowAbove };
}

/** A row as it is listed. Copied field by field: agents request this most, and spreading is slow. */
function listed(
  row: Row,
  { rank, overlapsAbove }: Ranked,
  details: Details,
  apart: Listed["apart"],
): Omit<Listed, "shownBy"> {
  const { blind, fileName = null, failedFile = null } = details;
  const {
    low,
    high,
    unknown = null,
    advice,
    knockedOut,
    criteria,
    topReason,
    scorecardVersion,
    flags,
    open,
  } = row.summary ?? unjudged;
  return {
    rank,
    applicationId: row.applicationId,
    candidateId: row.candidateId,
    name: shownName(row, row, blind),
    // Without a name in the documents, the file name is all a recruiter has to go by.
    headline: blind ? null : (row.headline ?? fileName),
    stage: row.stage,
    disposition: row.disposition,
    scoreStatus: row.scoreStatus,
    scoreReason: whyUnscored(row, blind ? null : failedFile),
    verification: row.verification,
    flags,
    rediscovered: row.rediscovered,
    internal: row.internal,
    overall: row.overall,
    low,
    high,
    unknown,
    overlapsAbove,
    scorecardVersion,
    outdated: row.outdated,
    earlierJudge: row.judge !== null && isEarlier({ ...row, judge: row.judge }),
    dimensions: {
      hard_skills: row.hardSkills,
      soft_skills: row.softSkills,
      culture_fit: row.cultureFit,
      team_fit: row.teamFit,
    },
    advice,
    knockedOut,
    criteria,
    openCriteria: row.openCriteria,
    open,
    apart,
    topReason: topReason && { ...topReason, reason: shownStored(topReason.reason, topReason.reasonSaid) },
    tags: row.tags,
    snooze:
      row.snoozed === null ? null : { until: row.snoozedUntil?.toISOString() ?? null, over: !row.snoozed },
    appliedAt: row.appliedAt.toISOString(),
  };
}

/** Inlined into the statement: a generic plan for any limit would not suit a small one. */
const literal = (limit: number) => Prisma.raw(String(Math.trunc(limit)));

type Order = {
  /** The applications of a page, read from an index where there is one. */
  rows: (where: Prisma.Sql, place: CursorPosition | null, limit: number) => Prisma.Sql;
  /** The sort key for the cursor; null where the id is enough. */
  key: Prisma.Sql;
  /** The same order, for sorting the rows of the page. */
  by: Prisma.Sql;
};

/** Selects what is shown of the applications of a page. */
const pageOf = ({ key, by }: Order, rows: Prisma.Sql, places: Prisma.Sql) => Prisma.sql`
  WITH page AS (${rows}), place AS (${places})
  SELECT ${key} AS key, a.id AS "applicationId", a."candidateId", a.number, c."fullName", c.headline, a.stage,
    a.disposition, a."scoreStatus", a."scoreReason", a."scoreReasonSaid", a.verification, a.source = 'rediscovered' AS rediscovered,
    a.internal, a.overall, a."hardSkills", a."softSkills", a."cultureFit", a."teamFit", a.summary, a."appliedAt",
    a."scoredVersionId", a.points, a."openCriteria", a.outdated, a.tags, a."snoozedUntil",
    CASE WHEN a."snoozedRevision" IS NOT NULL AND a.disposition = 'active' THEN ${isSnoozed} END AS snoozed,
    e.judge, e."judgeVersion", e."scoringVersion", place.ahead,
    (SELECT (above.summary->>'low')::float8 FROM "Application" above WHERE above.id = place.above) AS "lowAbove"
  FROM page a
  JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
  LEFT JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
  LEFT JOIN place ON place.id = a.id
  ORDER BY ${by}`;

const detailsOf = (rows: Row[]) => Prisma.sql`
  SELECT c.id AS "candidateId", ${isBlindCandidate} AS blind,
    (SELECT f."fileName" FROM "Attachment" f
      WHERE c."fullName" IS NULL AND f."organizationId" = c."organizationId" AND f."candidateId" = c.id
        AND f.kind = 'cv' ORDER BY f.id DESC LIMIT 1) AS "fileName",
    (SELECT f."fileName" FROM "Attachment" f
      WHERE f."organizationId" = c."organizationId" AND f."candidateId" = c.id
        AND f.kind = 'cv' AND f."readStatus" = 'failed' ORDER BY f.id DESC LIMIT 1) AS "failedFile"
  FROM "Candidate" c WHERE c.id = ANY(${rows.map(({ candidateId }) => candidateId)}::uuid[])`;

const isEveryone = ({ jobId, cursor, limit, sort, disposition, ...filters }: z.output<typeof jobListInput>) =>
  disposition === "all" && Object.values(filters).every((filter) => filter === undefined || filter === "");

/**
 * For each application of a page, how many rank above it and which is directly above, in one scan from the best to
 * the last on the page. The unfiltered first page by score needs no scan: its row order shows both.
 */
const placesOf = (input: z.output<typeof jobListInput>) =>
  isEveryone(input) && input.sort === "score" && input.cursor === undefined
    ? Prisma.sql`SELECT ${nothing}::uuid AS id, ${nothing}::int AS ahead, ${nothing}::uuid AS above`
    : Prisma.sql`
        SELECT b.id, (row_number() OVER best_first - 1)::int AS ahead, lag(b.id) OVER best_first AS above
        FROM "Application" b WHERE b."jobId" = ${input.jobId}::uuid AND NOT b.outdated
          AND NOT ${isMerged("b")} AND b.overall >= (SELECT min(a.overall) FROM page a WHERE NOT a.outdated)
        WINDOW best_first AS (ORDER BY b.overall DESC, b.id)`;

const nothing = Prisma.sql`NULL`;

/** Sorting by a hidden name would reveal it. */
const sortName = Prisma.sql`lower(coalesce(CASE WHEN NOT ${isBlindCandidate} THEN c."fullName" END, '~'))`;

/** Subtracted from scores of other versions, so that they sort after those of the current version. */
const lower = 1000;
const comparable = Prisma.sql`(a.overall - CASE WHEN a.outdated THEN ${Prisma.raw(String(lower))} ELSE 0 END)`;

const id = { sql: Prisma.sql`a.id`, direction: "ASC" } as const;
const unscored = { key: null, id };
const bestFirst = {
  key: { sql: Prisma.sql`a.overall`, type: "float8", direction: "DESC" },
  id,
} as const;
const byName = { key: { sql: sortName, type: "text", direction: "ASC" }, id } as const;
const newestFirst = { key: null, id: { sql: id.sql, direction: "DESC" } } as const;

/** The sort orders of a list, each with its rows after a cursor. */
export const orders: Record<"score" | "recent" | "name", Order> = {
  score: {
    // Scored by the current version, then by another, then unscored: the index sorts these groups differently.
    rows: (where, place, limit) => {
      const from = (by: number): CursorPosition | null =>
        place && [typeof place[0] === "number" ? place[0] + by : null, place[1]];
      const group = (members: Prisma.Sql, { after }: { after: Prisma.Sql }) => Prisma.sql`
        (SELECT a.* FROM "Application" a WHERE ${where} AND ${members} AND ${after}
          ORDER BY a.overall DESC, a.id LIMIT ${literal(limit)})`;
      return Prisma.sql`
        SELECT * FROM (
          ${group(Prisma.sql`NOT a.outdated AND a.overall IS NOT NULL`, keyset(bestFirst, from(0)))}
          UNION ALL
          ${group(Prisma.sql`a.outdated AND a.overall IS NOT NULL`, keyset(bestFirst, from(lower)))}
          UNION ALL
          ${group(Prisma.sql`a.overall IS NULL`, keyset(unscored, place?.[0] === null ? place : null))}
        ) a ORDER BY ${comparable} DESC NULLS LAST, a.id LIMIT ${literal(limit)}`;
    },
    key: comparable,
    by: Prisma.sql`${comparable} DESC NULLS LAST, a.id`,
  },
  recent: {
    rows: (where, place, limit) => {
      const { after, by } = keyset(newestFirst, place);
      return Prisma.sql`
        SELECT a.* FROM "Application" a WHERE ${where} AND ${after} ORDER BY ${by} LIMIT ${literal(limit)}`;
    },
    key: nothing,
    by: Prisma.sql`a.id DESC`,
  },
  name: {
    rows: (where, place, limit) => {
      const { after, by } = keyset(byName, place);
      return Prisma.sql`
        SELECT a.*, ${sortName} AS name FROM "Application" a
        JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
        WHERE ${where} AND ${after} ORDER BY ${by} LIMIT ${literal(limit)}`;
    },
    key: Prisma.sql`a.name`,
    by: Prisma.sql`a.name, a.id`,
  },
};
