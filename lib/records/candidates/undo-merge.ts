import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { conflict } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { judgedCv } from "@/lib/judging/evaluation/show";
import { applicationsOf, move, queueForNewCv } from "./moved";
import { planUndo } from "./plan-merge";

export const Merged = z.object({ mergedId: z.uuid().describe("The record that became part of another.") });

/**
 * Separates a merged record again: what the merge moved goes back, and fields it filled are cleared unless they were
 * changed since. What was added to the kept record after the merge stays there. An agent must pass its recruiter's
 * confirmation.
 */
export const undoMerge = useCase({
  name: "undoMerge",
  permission: "candidate:write",
  input: Merged.extend({ confirmationToken: ConfirmationToken }),
  output: z.object({
    candidateId: z.uuid(),
    mergedId: z.uuid(),
    attachments: z.int(),
    applications: z.int(),
    rescored: z.int(),
  }),

  async run(ctx, input) {
    const { db } = ctx;
    const { mergedId } = input;
    const { aliasId, survivor, moved, emptied, optsIn, revision } = await planUndo(ctx, mergedId);
    await redeemConfirmation(ctx, { act: "undoMerge", input, subjectRevision: revision });
    const candidateId = survivor.id;
    // A concurrent call that held the lock first may have undone the merge.
    const { count } = await db.candidateAlias.deleteMany({ where: { id: aliasId } });
    if (count === 0) throw conflict("This merge has already been undone.");

    const before = await judgedCv(ctx, candidateId);
    const counted = await move(ctx, moved, { from: candidateId, to: mergedId });
    await db.candidate.update({
      where: { id: candidateId },
      data: {
        ...Object.fromEntries(emptied.map((field) => [field, null])),
        ...(optsIn && { optedOutAt: null }),
      },
    });

    // It quotes the files of both; a new one is made when it is needed.
    await db.workStyleReading.deleteMany({ where: { candidateId } });

    const own = await applicationsOf(ctx, candidateId);
    const rescored = await queueForNewCv(ctx, [
      ...((await judgedCv(ctx, candidateId)) === before ? [] : own),
      ...((await judgedCv(ctx, mergedId)) === before ? [] : moved.applications),
    ]);
    const counts = { ...counted, rescored };
    await record(ctx, "candidate.merge-undone", candidateId, { mergedId, ...counts });
    for (const id of [candidateId, mergedId]) await emit(ctx, candidateChanged, { candidateId: id });
    return { candidateId, mergedId, ...counts };
  },
});
