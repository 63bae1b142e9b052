import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";
import { type Exclusion, type ExclusionReason, toExclusions } from "./exclusions";
import { queryTerms } from "./query-terms";
import { readPool } from "./read-pool";
import { estimate } from "./judge-newest";
import { topCandidates } from "./score-pool";
import { type Eligible, findEligible } from "./find-eligible";

/** How many of the best by terms are checked for exclusions, and how many of the eligible ones are judged. */
const mostFound = 1_000;
const mostJudged = 500;

/** A person proposed for a job. `score` is the embedded evaluator's estimate, 0 to 100. */
export const Found = z.object({
  candidateId: z.uuid(),
  internal: z.boolean(),
  score: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type Found = z.infer<typeof Found>;

const gather = useCase({
  name: "gatherPool",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    versionId: z.uuid(),
    description: z.string(),
    content: ScorecardContent,
    terms: z.custom<ReadonlyMap<string, number>>(),
  }),

  async run(ctx, { jobId }) {
    const job = await ctx.db.job.findUnique({ where: { id: jobId } });
    if (!job) throw notFound("Job");
    const version = await currentVersion(ctx, jobId);
    if (!version) throw conflict("The job has no published scorecard: there is nothing to search by yet.");
    const terms = queryTerms(version.content, job.title);
    return { versionId: version.id, description: job.description, content: version.content, terms };
  },
});

const siftFound = useCase({
  name: "siftFound",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid(), content: ScorecardContent, numbers: z.array(z.int()) }),
  output: z.object({
    eligible: z.array(z.custom<Eligible>()),
    excluded: z.custom<Map<ExclusionReason, number>>(),
  }),
  run: (ctx, { numbers, ...wanted }) => findEligible(ctx, wanted, numbers),
});

/**
 * Searches a talent pool with a job's scorecard: finds people by terms, applies the exclusions, and ranks with the
 * embedded evaluator. Writes nothing. Throws not_found for the job, `conflict` without a published scorecard.
 */
export async function searchPool(
  actor: Actor,
  { jobId, size }: { jobId: string; size: number },
): Promise<{ versionId: string; found: Found[]; exclusions: Exclusion[] }> {
  const { versionId, description, content, terms } = await gather(actor, { jobId });
  const { pool } = await readPool(actor, { terms: [...terms.keys()] });
  const numbers = (await topCandidates(pool, terms, mostFound)).map(({ number }) => number);
  const { eligible, excluded } = await siftFound(actor, { jobId, content, numbers });
  const judged = eligible.slice(0, mostJudged);
  const estimates = await estimate(
    actor,
    { description, content },
    judged.map(({ candidateId }) => candidateId),
  );
  const leaveOut = (reason: ExclusionReason) => excluded.set(reason, (excluded.get(reason) ?? 0) + 1);
  const ranked: (Found & { number: number })[] = [];
  for (const { candidateId, internal, number } of judged) {
    const estimated = estimates.get(candidateId);
    if (!estimated) leaveOut("unreadable");
    else if (estimated.overall === null || estimated.overall < content.thresholds.declineBelow)
      leaveOut("weak_match");
    else {
      const { overall: score, low, high } = estimated;
      ranked.push({ candidateId, internal, number, score, low, high });
    }
  }
  const best = ranked
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, size)
    .map((each) => Found.parse(each));
  return { versionId, found: best, exclusions: toExclusions(excluded) };
}
