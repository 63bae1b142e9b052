import * as z from "zod";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { applicationFilters, hasTag } from "@/lib/records/candidates/facts/application-filters";
import { searchByWords, wordsHint } from "@/lib/records/candidates/search-by-words";
import { hasSignal } from "@/lib/records/candidates/signals/signal";
import { Prisma } from "@/lib/platform/db/generated/client";
import { ApplicationSource } from "@/lib/platform/db/generated/enums";
import { DomainError } from "@/lib/errors";
import {
  Dispositions,
  ScoreStatuses,
  VerificationStatuses,
  verificationHint,
} from "@/lib/judging/states/status";
import { ofScore, scoreFilters } from "./score-filters";
import { isSnoozed } from "@/lib/judging/states/snoozed";
import { isMerged } from "@/lib/judging/states/merged";

/** Filters by status: the tabs of a job's page. */
const byStanding = {
  disposition: Dispositions.or(z.literal("all")).default("all"),
  shortlist: z.boolean().optional().describe("Accepted, or active at or above the threshold."),
  rejected: z.boolean().optional().describe("True: only these; false: all others."),
  rediscovered: z.boolean().optional().describe("From the talent pool."),
  snoozed: z.boolean().optional().describe("Hidden for now; false: all others."),
};

/** Filters for a job's candidates; several are combined with AND. */
export const jobFilters = {
  ...byStanding,
  scoreStatus: ScoreStatuses.optional(),
  ...scoreFilters,
  verification: VerificationStatuses.optional().describe(verificationHint),
  query: z.string().trim().max(400).optional().describe(wordsHint),
  stage: z.string().max(200).optional(),
  location: z.string().max(200).optional().describe("Exact."),
  source: z.enum(ApplicationSource).optional(),
  tag: z.string().max(40).optional(),
  field: z.string().max(300).optional().describe('A custom field of the ATS, as "name: value".'),
  signal: z.boolean().optional().describe("With a signal that nobody has dismissed."),
  metCriterion: z.uuid().optional().describe("Met, or partly."),
  openCriterion: z.uuid().optional().describe("Not evidenced or contradicted."),
};

export type JobFilters = z.output<z.ZodObject<typeof jobFilters>>;

const always = Prisma.sql`true`;
const allOf = (conditions: Prisma.Sql[]) => Prisma.join(conditions, " AND ");
const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) =>
  value === undefined ? always : condition(value);

/** Whether application `a` is on its job's shortlist: accepted, or undecided and scored at the threshold or above. */
const isShortlisted = (jobId: string) => Prisma.sql`
  coalesce(a.disposition = 'accepted' OR (a.disposition = 'active' AND NOT a.outdated AND a.overall >= (
    SELECT v."shortlistFrom" FROM "Scorecard" s
    JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
    WHERE s."jobId" = ${jobId}::uuid)), false)`;

/** Location of candidate `c`; null in blind review, where it could identify them. */
export const shownLocation = Prisma.sql`CASE WHEN NOT ${isBlindCandidate} THEN c.location END`;

/** Custom fields of candidate `c` in the ATS that are short enough to choose from; none in blind review. */
export const shownFields = Prisma.sql`ARRAY(
  SELECT concat(f->>'name', ': ', f->>'value') FROM json_array_elements(c."atsFields") f
  WHERE length(f->>'value') <= 60 AND NOT ${isBlindCandidate})`;

/** Points of application `a` for a criterion of the current scorecard version. */
const pointsFor = (jobId: string, criterionId: string) => Prisma.sql`
  CASE WHEN NOT a.outdated THEN a.points[(
    SELECT k.position + 1 FROM "Scorecard" s
    JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = s."currentVersionId"
    WHERE s."jobId" = ${jobId}::uuid AND k."criterionId" = ${criterionId}::uuid)] END`;

/**
 * The filters as SQL conditions on a job's applications `a`, by facet. Each is a boolean expression, so that matches
 * can also be counted.
 */
export const conditionsOf = (jobId: string, by: JobFilters) => ({
  standing: allOf([
    by.disposition === "all" ? always : Prisma.sql`a.disposition = ${by.disposition}::"Disposition"`,
    when(by.shortlist, (is) => Prisma.sql`${isShortlisted(jobId)} = ${is}`),
    when(by.rejected, (is) => Prisma.sql`(a.disposition = 'rejected') = ${is}`),
    when(by.snoozed, (is) => Prisma.sql`${isSnoozed} = ${is}`),
    when(by.rediscovered, (is) => Prisma.sql`(a.source = 'rediscovered') = ${is}`),
  ]),
  words: when(by.query || undefined, worded),
  score: allOf([
    always,
    ...ofScore(by),
    when(by.scoreStatus, (is) => Prisma.sql`a."scoreStatus" = ${is}::"ScoreStatus"`),
  ]),
  verification: when(by.verification, (is) => Prisma.sql`a.verification = ${is}::"VerificationStatus"`),
  stage: when(by.stage, (stage) => Prisma.sql`lower(a.stage) = lower(${stage})`),
  location: when(
    by.location,
    (location) => Prisma.sql`a."candidateId" IN (
      SELECT c.id FROM "Candidate" c WHERE lower(c.location) = lower(${location}) AND NOT ${isBlindCandidate})`,
  ),
  source: when(by.source, (source) => Prisma.sql`a.source = ${source}::"ApplicationSource"`),
  tag: when(by.tag, hasTag),
  field: when(
    by.field,
    (field) => Prisma.sql`a."candidateId" IN (
      SELECT c.id FROM "Candidate" c WHERE c."atsFields" IS NOT NULL AND ${field} = ANY (${shownFields}))`,
  ),
  signal: when(by.signal, (is) => Prisma.sql`${hasSignal(null)} = ${is}`),
  criterion: allOf([
    when(by.metCriterion, (id) => Prisma.sql`${pointsFor(jobId, id)} > 0`),
    when(by.openCriterion, (id) => Prisma.sql`${pointsFor(jobId, id)} = 0`),
  ]),
});

/** A search that cannot be understood finds nobody; the page says why (`notesOn`). */
function worded(query: string): Prisma.Sql {
  try {
    return allOf([Prisma.sql`a."candidateId" IN (${searchByWords(query)})`, ...applicationFilters(query)]);
  } catch (error) {
    if (error instanceof DomainError) return Prisma.sql`false`;
    throw error;
  }
}

/** All filters combined, on one job's applications `a`. */
export const narrowed = (jobId: string, by: JobFilters) =>
  allOf([
    Prisma.sql`a."jobId" = ${jobId}::uuid`,
    Prisma.sql`NOT ${isMerged("a")}`,
    ...Object.values(conditionsOf(jobId, by)),
  ]);
