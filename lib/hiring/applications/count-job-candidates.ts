import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { hasSignal } from "@/lib/records/candidates/signals/signal";
import { type JobFilters, conditionsOf, jobFilters, shownFields, shownLocation } from "./job-filters";
import { isSnoozed } from "@/lib/judging/states/snoozed";
import { isMerged } from "@/lib/judging/states/merged";

/** Values counted per facet; anything beyond is found by text search. */
const most = 100;

/** Lower bounds of the score buckets. */
const scoreSteps = [80, 60, 40, 20, 0];

const Counted = z.array(z.object({ value: z.string(), count: z.int() }));

/**
 * Counts the candidates of a job that each filter value would leave, by facet: a facet is counted with all filters
 * but its own. Scores are counted in buckets of twenty, named by their lower bound; and who asked for people alone.
 */
export const countJobCandidates = reading({
  name: "countJobCandidates",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid(), ...jobFilters }),
  output: z.object({
    standing: Counted,
    stage: Counted,
    location: Counted,
    source: Counted,
    verification: Counted,
    score: Counted,
    tag: Counted,
    field: Counted.describe('Custom fields of the ATS, as "name: value".'),
    signal: Counted,
    criteria: z.array(
      z.object({
        criterionId: z.uuid(),
        name: z.string(),
        met: z.int().describe("Fully or partly."),
        open: z.int(),
      }),
    ),
  }),

  async run({ read }, { jobId, ...by }) {
    const [counts, criteria] = await read<[Count, CriterionCount]>([
      Prisma.sql`${listedOf(jobId, by)} ${Prisma.join(
        [
          ...Object.entries(standings).map(
            ([name, is]) => Prisma.sql`
              SELECT 'standing' AS facet, ${name} AS value, count(*)::int AS count FROM a
              WHERE ${is} AND ${matchesAllBut("standing")}`,
          ),
          Prisma.sql`(SELECT 'tag', min(tag), count(*)::int FROM a, unnest(a.tags) tag
            WHERE ${matchesAllBut("tag")} GROUP BY lower(tag) ORDER BY 3 DESC, 2 LIMIT ${most})`,
          Prisma.sql`(SELECT 'field', field, count(*)::int FROM a, unnest(a.fields) field
            WHERE ${matchesAllBut("field")} GROUP BY field ORDER BY 3 DESC, 2 LIMIT ${most})`,
          ...Object.entries(facets).map(
            ([facet, value]) => Prisma.sql`
              (SELECT ${facet}, (array_agg(${value}))[1]::text, count(*)::int FROM a
              WHERE ${value} IS NOT NULL AND ${matchesAllBut(facet as Facet)}
              GROUP BY lower(${value}::text) ORDER BY 3 DESC, 2 LIMIT ${most})`,
          ),
        ],
        " UNION ALL ",
      )}`,
      Prisma.sql`${listedOf(jobId, by)}
        SELECT k."criterionId", k.name, count(*) FILTER (WHERE a.points[k.position + 1] > 0)::int AS met,
          count(*) FILTER (WHERE a.points[k.position + 1] = 0)::int AS open
        FROM "Scorecard" s
        JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = s."currentVersionId"
        LEFT JOIN a ON NOT a.outdated AND ${matchesAllBut("criterion")}
        WHERE s."jobId" = ${jobId}::uuid AND k.weight > 0
        GROUP BY k.id ORDER BY k.position`,
    ]);
    const of = (facet: string) => counts.filter((count) => count.facet === facet);
    return {
      standing: of("standing"),
      stage: of("stage"),
      location: of("location"),
      source: of("source"),
      verification: of("verification"),
      score: of("score"),
      tag: of("tag"),
      field: of("field"),
      signal: of("signal"),
      criteria,
    };
  },
});

type Count = { facet: string; value: string; count: number };
type CriterionCount = { criterionId: string; name: string; met: number; open: number };
type Facet = keyof ReturnType<typeof conditionsOf>;

/** The job's applications that match the text query, with a boolean column for each other filter. */
function listedOf(jobId: string, by: JobFilters) {
  const { words, ...conditions } = conditionsOf(jobId, by);
  const columns = Object.entries(conditions).map(
    ([facet, condition]) => Prisma.sql`(${condition}) IS TRUE AS ${Prisma.raw(`"by_${facet}"`)}`,
  );
  return Prisma.sql`
    WITH a AS MATERIALIZED (
      SELECT a.disposition, a.stage, a.source, a.verification, a."scoreStatus", a.overall, a.outdated, a.points,
        a.tags, ${shownFields} AS fields, ${isSnoozed} AS snoozed, ${hasSignal(null)} AS signalled,
        ${shownLocation} AS location, ${Prisma.join(columns)}
      FROM "Application" a
      JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
      WHERE a."jobId" = ${jobId}::uuid AND NOT ${isMerged("a")} AND ${words})`;
}

const facetNames = [
  "standing",
  "score",
  "verification",
  "stage",
  "location",
  "source",
  "tag",
  "field",
  "signal",
  "criterion",
] as const;

/** True for the applications that match all filters except the given one. */
const matchesAllBut = (facet: Facet) =>
  Prisma.raw(
    facetNames
      .filter((name) => name !== facet)
      .map((name) => `a."by_${name}"`)
      .join(" AND "),
  );

/** Conditions of the tabs on a job's page. */
const standings = {
  undecided: Prisma.sql`a.disposition = 'active' AND NOT a.snoozed`,
  snoozed: Prisma.sql`a.snoozed`,
  accepted: Prisma.sql`a.disposition = 'accepted'`,
  rejected: Prisma.sql`a.disposition = 'rejected'`,
  rediscovered: Prisma.sql`a.source = 'rediscovered'`,
  all: Prisma.sql`true`,
};

const facets = {
  stage: Prisma.sql`a.stage`,
  location: Prisma.sql`a.location`,
  source: Prisma.sql`a.source`,
  verification: Prisma.sql`a.verification`,
  signal: Prisma.sql`CASE WHEN a.signalled THEN 'yes' END`,
  score: Prisma.sql`CASE WHEN a."scoreStatus" = 'human_review' THEN 'human_review' ${Prisma.join(
    scoreSteps.map((from) => Prisma.raw(`WHEN a.overall >= ${from} THEN '${from}'`)),
    " ",
  )} END`,
};
