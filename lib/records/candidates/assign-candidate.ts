import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { ScoreStatuses } from "@/lib/judging/states/status";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { applicationQueued } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { reserveNumbers } from "@/lib/records/jobs/reserve-numbers";
import { lockCandidates } from "./lock-candidates";

/** Applies an existing candidate to another job. Scoring is queued, from the CV on record. */
export const assignCandidate = useCase({
  name: "assignCandidate",
  permission: "candidate:write",
  input: z.object({ candidateId: z.uuid(), jobId: z.uuid() }),
  output: z.object({
    applicationId: z.uuid(),
    candidateId: z.uuid(),
    jobId: z.uuid(),
    scoreStatus: ScoreStatuses,
    url: z.url(),
  }),

  async run(ctx, { candidateId, jobId }) {
    const { applicationId } = await applyTo(ctx, candidateId, jobId);
    await emit(ctx, applicationQueued, { applicationId });
    const url = pageUrl.application(applicationId);
    return { applicationId, candidateId, jobId, scoreStatus: "queued" as const, url };
  },
});

/**
 * Applies a candidate to a job, if they may be considered; the caller queues the scoring. Throws `conflict` for a
 * candidate who opted out, for a record merged into another, for an employee without consent, and for a candidate who is on the job already.
 */
export async function applyTo(ctx: Context, candidateId: string, jobId: string) {
  const numbers = await reserveNumbers(ctx, jobId);
  // Locked, so that an opt-out or a withdrawn consent takes effect either before this or after.
  await lockCandidates(ctx, [candidateId]);
  const candidate = await ctx.db.candidate.findUnique({
    where: { id: candidateId },
    include: { employee: { select: { consentedAt: true } } },
  });
  if (!candidate || candidate.erasedAt) throw notFound("Candidate");
  const merged = await ctx.db.candidateAlias.count({ where: { kind: "merged", value: candidateId } });
  if (merged > 0) throw conflict("This record was merged into another. Add that one.");
  if (candidate.optedOutAt) throw conflict("This candidate has asked not to be considered.");
  if (candidate.employee && !candidate.employee.consentedAt)
    throw conflict("This employee has not agreed to be considered for other roles.");
  const twin = await ctx.db.application.findFirst({
    where: { jobId, candidateId },
    select: { id: true, job: { select: { title: true } } },
  });
  if (twin)
    throw conflict(
      "{name} already has an application for {job}.",
      { name: poolName(candidate, await isBlind(ctx.db, candidateId)), job: twin.job.title },
      { applicationId: twin.id },
    );

  const internal = candidate.employee !== null;
  const { id: applicationId } = await ctx.db.application.create({
    data: {
      jobId,
      candidateId,
      ...numbers,
      internal,
      source: internal ? "employee" : "applied",
      scoreStatus: "queued",
    },
    select: { id: true },
  });
  await record(ctx, "candidate.assigned", candidateId, { jobId, applicationId });
  return { applicationId };
}
