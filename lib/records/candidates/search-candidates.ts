import * as z from "zod";
import { keyset, newestOrBest } from "@/lib/platform/access/keyset";
import { type CursorPosition, fromCursor, onePage, page, paged } from "@/lib/platform/access/paging";
import { useCase } from "@/lib/platform/access/use-case";
import { Dispositions, ScoreStatuses } from "@/lib/judging/states/status";
import { type Application, type Job, Prisma } from "@/lib/platform/db/generated/client";
import { CandidateSource } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { blindAmong } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { applicationFilters } from "./facts/application-filters";
import { checkCriteria, explained, searchByWords, searched, Shown, wordsHint } from "./search-by-words";
import { isMerged } from "@/lib/judging/states/merged";

export const FoundApplication = z.object({
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  overall: z.number().nullable(),
  outdated: z.boolean().describe("Not scored by the current scorecard version."),
  rediscovered: z.boolean(),
  appliedAt: z.string(),
});

export const FoundCandidate = z.object({
  candidateId: z.uuid(),
  name: z.string(),
  blind: z.boolean(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  source: z.enum(CandidateSource),
  internal: z.boolean().describe("Works for the organization."),
  score: z.number().nullable().describe("The best of the matching applications, 0 to 100."),
  applications: z.array(FoundApplication).describe("The matching ones, newest first, at most ten."),
  shownBy: z.array(Shown).describe("The line of the CV for each fact asked for, identity masked."),
});

export const SearchInput = z.object({
  query: z.string().trim().max(400).optional().describe(wordsHint),
  candidateId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  rediscovered: z.boolean().optional().describe("From the talent pool."),
  internal: z.boolean().optional().describe("Employees."),
  sort: z.enum(["score", "recent"]).default("score").describe("Best first, or newest."),
  ...page,
});
type Input = z.output<typeof SearchInput>;

/**
 * Searches the organization's candidates by ids, words and facts of CVs, facts of applications, or name. Names in blind
 * review do not match. Throws invalid, with what there is, for a fact that cannot be: an unknown language or criterion.
 */
export const searchCandidates = useCase({
  name: "searchCandidates",
  permission: "candidate:read",
  input: SearchInput,
  output: z.object({ ...paged(FoundCandidate), searched }),

  async run({ db }, input) {
    const { query = "", jobId } = input;
    const ask = <Row>(statement: Prisma.Sql) => db.$queryRaw<Row[]>(statement);
    await checkCriteria(ask, query, jobId);
    const after = fromCursor(input.cursor, 2);
    const { rows, total } = isNarrow(input)
      ? await searchFiltered(db, input, after)
      : await searchAll(db, input, after);
    const { shown, nextCursor } = onePage(rows, input.limit, ({ score, id }) => [score, id]);
    const candidates = await load(
      db,
      shown.map(({ id }) => id),
      input,
    );
    const { searched, shownBy } = await explained(
      ask,
      query,
      { candidateIds: [...candidates.keys()], jobId },
      total,
    );
    return {
      total,
      nextCursor,
      searched,
      items: shown.flatMap(({ id, score }) => {
        const candidate = candidates.get(id);
        return candidate ? [{ ...candidate, score, shownBy: shownBy(id) }] : [];
      }),
    };
  },
});

/** SQL: whether application `a` is one that the input asks for. */
const ofApplication = ({ applicationId, jobId, rediscovered, query = "" }: Input) =>
  allOf([
    Prisma.sql`true`,
    ...applicationFilters(query),
    applicationId && Prisma.sql`a.id = ${applicationId}::uuid`,
    jobId && Prisma.sql`a."jobId" = ${jobId}::uuid`,
    rediscovered && Prisma.sql`a.source = 'rediscovered'`,
  ]);

function ofCandidate(input: Input) {
  const { candidateId, rediscovered, internal, query } = input;
  return allOf([
    Prisma.sql`c."erasedAt" IS NULL`,
    // A record merged into another is kept for its history only; the search finds the other.
    candidateId ? Prisma.sql`c.id = ${candidateId}::uuid` : Prisma.sql`NOT ${isMerged("c")}`,
    isThroughApplication(input) && Prisma.sql`a.id IS NOT NULL`,
    rediscovered === false &&
      Prisma.sql`NOT EXISTS (SELECT 1 FROM "Application" r WHERE r."organizationId" = c."organizationId"
              AND r."candidateId" = c.id AND r.source = 'rediscovered')`,
    internal !== undefined &&
      Prisma.sql`${internal} = EXISTS (SELECT 1 FROM "Employee" e
              WHERE e."organizationId" = c."organizationId" AND e."candidateId" = c.id)`,
    query && Prisma.sql`c.id IN (${searchByWords(query)})`,
  ]);
}

const isThroughApplication = ({ applicationId, jobId, rediscovered, query = "" }: Input) =>
  applicationId !== undefined ||
  jobId !== undefined ||
  rediscovered === true ||
  applicationFilters(query).length > 0;

const allOf = (conditions: (Prisma.Sql | "" | false | undefined)[]) =>
  Prisma.join(
    conditions.filter((condition) => !!condition),
    " AND ",
  );

type Found = { rows: { id: string; score: number | null }[]; total: number };

const isNarrow = ({ query, candidateId, applicationId, jobId, rediscovered, internal }: Input) =>
  [query, candidateId, applicationId, jobId, rediscovered, internal].some((value) => value !== undefined);

/** With filters: selects all matches first, then sorts them. */
async function searchFiltered(db: TenantDb, input: Input, place: CursorPosition | null): Promise<Found> {
  const order = newestOrBest(input.sort, { score: Prisma.sql`score`, id: Prisma.sql`id` });
  const { after, by } = keyset(order, place);
  const rows = await db.$queryRaw<{ id: string | null; score: number | null; total: number }[]>`
    WITH found AS MATERIALIZED (
      SELECT c.id, max(a.overall) AS score
      FROM "Candidate" c
      LEFT JOIN "Application" a ON a."organizationId" = c."organizationId" AND a."candidateId" = c.id
        AND ${ofApplication(input)}
      WHERE ${ofCandidate(input)}
      GROUP BY c.id)
    SELECT shown.id, shown.score, counted.total
    FROM (SELECT count(*)::int AS total FROM found) counted
    LEFT JOIN (
      SELECT id, score FROM found WHERE ${after}
      ORDER BY ${by} LIMIT ${input.limit + 1}) shown ON true
    ORDER BY ${by}`;
  return {
    rows: rows.flatMap(({ id, score }) => (id === null ? [] : [{ id, score }])),
    total: rows[0]?.total ?? 0,
  };
}

/** Without filters: reads pages from the indexes, because a pool may hold a million candidates. */
async function searchAll(db: TenantDb, input: Input, after: CursorPosition | null): Promise<Found> {
  const { sort, limit } = input;
  const [counted] = await db.$queryRaw<[{ total: number }]>`
    SELECT count(*)::int AS total FROM "Candidate" c WHERE ${ofCandidate(input)}`;
  if (sort === "recent")
    return { rows: await newest(db, input, after, limit + 1, "everybody"), total: counted.total };

  const scored = after && after[0] === null ? [] : await best(db, input, after, limit + 1);
  const missing = limit + 1 - scored.length;
  const rest =
    missing > 0 ? await newest(db, input, after?.[0] === null ? after : null, missing, "unscored") : [];
  return { rows: [...scored, ...rest], total: counted.total };
}

/** Candidates with a score, sorted by the best score of their applications. */
const best = (db: TenantDb, input: Input, after: CursorPosition | null, limit: number) => db.$queryRaw<
  Found["rows"]
>`
  SELECT c.id, a.overall AS score
  FROM "Application" a
  JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
  WHERE a.overall IS NOT NULL AND ${ofCandidate(input)}
    AND ${after ? Prisma.sql`(a.overall, c.id) < (${Number(after[0])}::float8, ${after[1]}::uuid)` : Prisma.sql`true`}
    AND NOT EXISTS (SELECT 1 FROM "Application" b
      WHERE b."organizationId" = a."organizationId" AND b."candidateId" = a."candidateId"
        AND (b.overall > a.overall OR (b.overall = a.overall AND b.id > a.id)))
  ORDER BY a.overall DESC NULLS LAST, c.id DESC LIMIT ${limit}`;

const newest = (
  db: TenantDb,
  input: Input,
  after: CursorPosition | null,
  limit: number,
  group: "everybody" | "unscored",
) => db.$queryRaw<Found["rows"]>`
  SELECT c.id, best.score
  FROM "Candidate" c
  CROSS JOIN LATERAL (SELECT max(a.overall) AS score FROM "Application" a
    WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id) best
  WHERE ${ofCandidate(input)} AND ${after ? Prisma.sql`c.id < ${after[1]}::uuid` : Prisma.sql`true`}
    AND ${group === "unscored" ? Prisma.sql`best.score IS NULL` : Prisma.sql`true`}
  ORDER BY c.id DESC LIMIT ${limit}`;

async function load(db: TenantDb, ids: string[], input: Input) {
  if (ids.length === 0) return new Map<string, never>();
  const blind = await blindAmong(db, ids);
  const matching = isThroughApplication(input)
    ? await db.$queryRaw<{ id: string }[]>`
        SELECT a.id FROM "Application" a WHERE a."candidateId" = ANY(${ids}::uuid[]) AND ${ofApplication(input)}`
    : null;
  const candidates = await db.candidate.findMany({
    where: { id: { in: ids } },
    include: {
      employee: { select: { id: true } },
      applications: {
        where: matching ? { id: { in: matching.map(({ id }) => id) } } : {},
        orderBy: { id: "desc" },
        take: 10,
        include: { job: { select: { title: true } } },
      },
    },
  });
  return new Map(
    candidates.map(({ id, fullName, headline, location, source, employee, number, applications }) => {
      const hidden = blind.has(id);
      return [
        id,
        {
          candidateId: id,
          name: poolName({ number, fullName }, hidden),
          blind: hidden,
          headline: hidden ? null : headline,
          location: hidden ? null : location,
          source,
          internal: employee !== null,
          applications: applications.map(foundApplication),
        },
      ];
    }),
  );
}

export const foundApplication = (a: Application & { job: Pick<Job, "title"> }) => ({
  applicationId: a.id,
  jobId: a.jobId,
  jobTitle: a.job.title,
  stage: a.stage,
  disposition: a.disposition,
  scoreStatus: a.scoreStatus,
  overall: a.overall,
  outdated: a.outdated,
  rediscovered: a.source === "rediscovered",
  appliedAt: a.appliedAt.toISOString(),
});
