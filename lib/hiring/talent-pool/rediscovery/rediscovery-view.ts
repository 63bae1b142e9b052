import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { balanceOf } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { Dispositions, ScoreStatuses } from "@/lib/judging/states/status";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { CandidateSource, RediscoveryStatus } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { Exclusion, explain } from "../search/exclusions";
import { Found } from "../search/search-pool";
import { stillEligible } from "./still-eligible";

/** How the organization knows a person in the pool. */
const Origin = z.object({
  employee: z
    .object({ title: z.string().nullable(), team: z.string().nullable(), consentedAt: z.string().nullable() })
    .nullable()
    .describe("Who works here; consentedAt is when they agreed to be considered for other roles."),
  lastApplication: z
    .object({ jobTitle: z.string(), disposition: Dispositions, appliedAt: z.string() })
    .nullable()
    .describe("The newest one to another job."),
  source: z.enum(CandidateSource),
});

const Proposed = Found.extend({
  name: z.string().describe("A pseudonym in blind review."),
  headline: z.string().nullable(),
  earlierApplications: z.int().describe("To other jobs of the organization."),
  origin: Origin,
  application: z
    .object({
      applicationId: z.uuid(),
      scoreStatus: ScoreStatuses,
      overall: z.number().nullable(),
      disposition: Dispositions,
    })
    .nullable()
    .describe("The application created on confirmation; null before that and for those left out."),
});

/** A search of the pool, as it is shown to people before they confirm it. */
export const RediscoveryView = z.object({
  rediscoveryId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  blind: z.boolean().describe("The job is reviewed blind: people are pseudonyms."),
  status: z.enum(RediscoveryStatus),
  outdated: z.boolean().describe("True when the scorecard has changed since: search again."),
  candidates: z.array(Proposed).describe("Best first; scores are estimates of the embedded evaluator."),
  exclusions: z.array(Exclusion),
  credits: z.int().describe("What evaluating them costs."),
  balance: z.int(),
  created: z.int().nullable().describe("Applications created on confirmation; null before that."),
  createdAt: z.string(),
  revision: z.string(),
});
export type RediscoveryView = z.infer<typeof RediscoveryView>;

/**
 * Reads a stored search with its candidates' current data: before its confirmation those who can still be applied,
 * afterwards all who were proposed. Throws not_found.
 */
export async function viewRediscovery(
  { db, actor }: Pick<Context, "db" | "actor">,
  rediscoveryId: string,
): Promise<RediscoveryView> {
  const stored = await db.rediscovery.findUnique({
    where: { id: rediscoveryId },
    include: {
      job: {
        select: {
          title: true,
          scorecard: { select: { currentVersion: { select: { id: true, blindReview: true } } } },
        },
      },
    },
  });
  if (!stored) throw notFound("Rediscovery");
  const version = stored.job.scorecard?.currentVersion;
  const matches = z.array(Found).parse(stored.candidates);
  const proposed = stored.status === "previewed" ? await stillEligible(db, stored.jobId, matches) : matches;
  const blind = version?.blindReview ?? false;
  const candidates = await currentCandidates(db, proposed, stored.jobId);
  const rows = await db.application.findMany({
    where: { id: { in: stored.applicationIds } },
    select: { id: true, candidateId: true, scoreStatus: true, overall: true, disposition: true },
  });
  const applications = new Map(
    rows.map(({ id, ...application }) => [application.candidateId, { applicationId: id, ...application }]),
  );
  const reviewedBlind = await blindCandidatesOf(db, proposed);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const shown = proposed.flatMap((each) => {
    const candidate = byId.get(each.candidateId);
    if (!candidate) return [];
    const hidden = blind || reviewedBlind.has(candidate.id);
    return {
      ...each,
      name: poolName(candidate, hidden),
      headline: hidden ? null : candidate.headline,
      earlierApplications: candidate._count.applications,
      origin: originOf(candidate, hidden),
      application: applications.get(each.candidateId) ?? null,
    };
  });
  return {
    rediscoveryId,
    jobId: stored.jobId,
    jobTitle: stored.job.title,
    blind,
    status: stored.status,
    outdated: version?.id !== stored.versionId,
    candidates: shown,
    exclusions: z.array(Exclusion).parse(stored.exclusions).map(explain),
    credits: shown.length * prices.evaluation,
    balance: await balanceOf({ actor, db }),
    created: stored.created,
    createdAt: stored.createdAt.toISOString(),
    revision: stored.revision,
  };
}

/** The people a search found who have not been erased since, with their applications to other jobs. */
const currentCandidates = (db: Context["db"], people: readonly Found[], jobId: string) =>
  db.candidate.findMany({
    where: { id: { in: people.map(({ candidateId }) => candidateId) }, erasedAt: null },
    select: {
      id: true,
      number: true,
      fullName: true,
      headline: true,
      source: true,
      employee: { select: { title: true, team: true, consentedAt: true } },
      _count: { select: { applications: { where: { jobId: { not: jobId } } } } },
      applications: {
        where: { jobId: { not: jobId } },
        orderBy: { appliedAt: "desc" },
        take: 1,
        select: { disposition: true, appliedAt: true, job: { select: { title: true } } },
      },
    },
  });

function originOf(
  { source, employee, applications: [last] }: Awaited<ReturnType<typeof currentCandidates>>[number],
  hidden: boolean,
): z.input<typeof Origin> {
  return {
    source,
    employee: employee && {
      // A title and a team can identify a person.
      ...(hidden ? { title: null, team: null } : { title: employee.title, team: employee.team }),
      consentedAt: employee.consentedAt?.toISOString() ?? null,
    },
    lastApplication: last
      ? {
          jobTitle: last.job.title,
          disposition: last.disposition,
          appliedAt: last.appliedAt.toISOString(),
        }
      : null,
  };
}
