import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { prices } from "@/lib/platform/credits/prices";
import { conflict, invalid } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { applicationQueued } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { lockJob, reserveNumbers } from "@/lib/records/jobs/reserve-numbers";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";
import { Found } from "../search/search-pool";
import { stillEligible } from "./still-eligible";

export const Rediscovered = z.object({
  rediscoveryId: z.uuid(),
  jobId: z.uuid(),
  applicationIds: z.array(z.uuid()).describe("Best first by the estimate; their evaluation is queued."),
  leftOut: z.int().describe("Proposed, but meanwhile on the job, opted out, erased or without consent."),
  creditsNeeded: z.int(),
});

type Search = { id: string; jobId: string; versionId: string; candidates: unknown };

/**
 * Applies the people a search proposed, or only the `chosen` ones, to its job; they are evaluated like other
 * applicants. Checks their eligibility again, which may have changed since the preview. Throws `conflict` when the
 * search was confirmed before or the scorecard has changed.
 */
export async function createRediscovered(
  ctx: Context,
  { id, jobId, versionId, candidates }: Search,
  chosen?: readonly string[],
): Promise<z.input<typeof Rediscovered>> {
  const { db, actor } = ctx;
  const proposed = z.array(Found).parse(candidates);
  const people = chosen ? proposed.filter(({ candidateId }) => chosen.includes(candidateId)) : proposed;
  if (chosen && people.length < new Set(chosen).size) throw invalid("candidateIds: not all were proposed.");
  // Two people may confirm concurrently: only the first one creates applications.
  const { count } = await db.rediscovery.updateMany({
    where: { id, status: "previewed" },
    data: { status: "confirmed", confirmedBy: actor.id, confirmedAt: new Date() },
  });
  if (count === 0) throw conflict("This search has already been confirmed; its applications are on the job.");
  await lockJob(ctx, jobId);
  const version = await currentVersion(ctx, jobId);
  if (version?.id !== versionId) throw conflict("The scorecard has changed since the search. Search again.");

  const ids = people.map(({ candidateId }) => candidateId);
  // Locked, so that nobody opts out or is erased between this query and the commit.
  await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR SHARE`;
  const eligible = await stillEligible(db, jobId, people);
  const { number, stage } = await reserveNumbers(ctx, jobId, eligible.length);
  const created = await db.application.createManyAndReturn({
    data: eligible.map(({ candidateId, internal }, i) => ({
      jobId,
      candidateId,
      internal,
      number: number + i,
      stage,
      source: "rediscovered" as const,
      scoreStatus: "queued" as const,
    })),
    select: { id: true },
  });
  const applicationIds = created.map((application) => application.id);
  await db.rediscovery.update({ where: { id }, data: { created: applicationIds.length, applicationIds } });
  for (const applicationId of applicationIds) await emit(ctx, applicationQueued, { applicationId });
  await record(ctx, "candidates.rediscovered", jobId, {
    rediscoveryId: id,
    created: applicationIds.length,
  });
  return {
    rediscoveryId: id,
    jobId,
    applicationIds,
    leftOut: people.length - applicationIds.length,
    creditsNeeded: applicationIds.length * prices.evaluation,
  };
}
