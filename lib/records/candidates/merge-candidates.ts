import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { move, queueForNewCv } from "./moved";
import { planMerge } from "./plan-merge";

export const Pair = z.object({
  candidateId: z.uuid().describe("The record to keep."),
  mergedId: z.uuid().describe("The record that becomes part of it."),
});

/**
 * Merges two records of one person: files and applications move to the kept record, its empty fields are filled, and
 * the other record stays without files, for `undoMerge`. An application to a job that the kept record is on already
 * stays where it is. An agent must pass its recruiter's confirmation. Throws conflict for records that are merged
 * already, and when the merged record is an employee's.
 */
export const mergeCandidates = useCase({
  name: "mergeCandidates",
  permission: "candidate:write",
  input: Pair.extend({ confirmationToken: ConfirmationToken }),
  output: z.object({
    candidateId: z.uuid(),
    mergedId: z.uuid(),
    attachments: z.int(),
    applications: z.int(),
    /** Applications to jobs that both records are on; they stay with the merged record. */
    left: z.int(),
    rescored: z.int(),
  }),

  async run(ctx, input) {
    const plan = await planMerge(ctx, input);
    await redeemConfirmation(ctx, { act: "mergeCandidates", input, subjectRevision: plan.revision });
    return mergePlanned(ctx, input, plan);
  },
});

/** Carries out a planned merge, so that it can be undone. */
export async function mergePlanned(
  ctx: Context,
  { candidateId, mergedId }: { candidateId: string; mergedId: string },
  { other, moved, left, toJudge }: Awaited<ReturnType<typeof planMerge>>,
) {
  const { db } = ctx;
  const counted = await move(ctx, moved, { from: mergedId, to: candidateId });
  await db.candidate.update({
    where: { id: candidateId },
    data: { ...moved.filled, ...(moved.optedOut && { optedOutAt: other.optedOutAt }) },
  });
  await db.candidateAlias.create({ data: { candidateId, kind: "merged", value: mergedId, moved } });

  const rescored = await queueForNewCv(ctx, toJudge);
  const counts = { ...counted, left, rescored };
  await record(ctx, "candidate.merged", candidateId, { mergedId, ...counts });
  for (const id of [candidateId, mergedId]) await emit(ctx, candidateChanged, { candidateId: id });
  return { candidateId, mergedId, ...counts };
}
