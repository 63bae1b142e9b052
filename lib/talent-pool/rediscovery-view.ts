import * as z from "zod";
import type { Context } from "@/lib/access/use-case";
import { prices } from "@/lib/credits/prices";
import { RediscoveryStatus } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { Exclusion } from "./exclusions";
import { Found } from "./search-pool";

const Proposed = Found.extend({
  name: z.string().describe("A pseudonym in blind review."),
  headline: z.string().nullable(),
  earlierApplications: z.int().describe("To other jobs of the organization."),
});

/** A search of the pool as people are shown it before they say yes. */
export const RediscoveryView = z.object({
  rediscoveryId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  status: z.enum(RediscoveryStatus),
  outdated: z.boolean().describe("True when the scorecard has changed since: search again."),
  candidates: z.array(Proposed).describe("Best first; scores are estimates of the embedded evaluator."),
  exclusions: z.array(Exclusion),
  credits: z.int().describe("What evaluating them costs."),
  balance: z.int(),
  created: z.int().nullable().describe("Applications made of it; null before the yes."),
  createdAt: z.string(),
  revision: z.string(),
});
export type RediscoveryView = z.infer<typeof RediscoveryView>;

/** Reads a search back with what is known of its candidates now. Throws not_found. */
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
  const found = z.array(Found).parse(stored.candidates);
  const candidates = await db.candidate.findMany({
    where: { id: { in: found.map(({ candidateId }) => candidateId) }, erasedAt: null },
    select: {
      id: true,
      number: true,
      fullName: true,
      headline: true,
      _count: { select: { applications: { where: { jobId: { not: stored.jobId } } } } },
    },
  });
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const account = await db.creditAccount.findUnique({ where: { organizationId: actor.organizationId } });
  const blind = version?.blindReview ?? false;
  const shown = found.flatMap((each) => {
    const candidate = known.get(each.candidateId);
    if (!candidate) return [];
    const pseudonym = `Candidate ${candidate.number} of the pool`;
    return {
      ...each,
      name: (blind ? null : candidate.fullName) ?? pseudonym,
      headline: blind ? null : candidate.headline,
      earlierApplications: candidate._count.applications,
    };
  });
  return {
    rediscoveryId,
    jobId: stored.jobId,
    jobTitle: stored.job.title,
    status: stored.status,
    outdated: version?.id !== stored.versionId,
    candidates: shown,
    exclusions: z.array(Exclusion).parse(stored.exclusions),
    credits: shown.length * prices.evaluation,
    balance: account?.balance ?? 0,
    created: stored.created,
    createdAt: stored.createdAt.toISOString(),
    revision: stored.revision,
  };
}
