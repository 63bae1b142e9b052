import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { candidateChanged } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { applicationsOf, judgeAgain, judgedCv, lockPair, Moved, personFields } from "./moved";

/**
 * Parts a merged record again: what the merge moved goes back, and fields it filled are emptied unless somebody has
 * changed them since. What came to the kept record after the merge stays there.
 */
export const undoMerge = useCase({
  name: "undoMerge",
  permission: "candidate:write",
  input: z.object({ mergedId: z.uuid().describe("The record that became part of another.") }),
  output: z.object({
    candidateId: z.uuid(),
    mergedId: z.uuid(),
    attachments: z.int(),
    applications: z.int(),
    rescored: z.int(),
  }),

  async run(ctx, { mergedId }) {
    const { db } = ctx;
    const alias = await db.candidateAlias.findFirst({ where: { kind: "merged", value: mergedId } });
    if (!alias) throw notFound("Merge");
    if (alias.moved === null)
      throw conflict("The applicant tracking system merged these records; part them there.");
    const { candidateId } = alias;
    const [kept] = await lockPair(ctx, candidateId, mergedId);
    const above = await db.candidateAlias.findFirst({ where: { kind: "merged", value: candidateId } });
    if (above) throw conflict("The kept record has been merged itself since. Undo that merge first.");
    // The lock was waited for: whoever was first has taken it back already.
    const { count } = await db.candidateAlias.deleteMany({ where: { id: alias.id } });
    if (count === 0) throw conflict("This merge has been undone already.");

    const moved = Moved.parse(alias.moved);
    const before = await judgedCv(ctx, candidateId);
    const back = { data: { candidateId: mergedId } };
    const attachments = await db.attachment.updateMany({
      where: { id: { in: moved.attachments }, candidateId },
      ...back,
    });
    const applications = await db.application.updateMany({
      where: { id: { in: moved.applications }, candidateId },
      data: { candidateId: mergedId, revision: { increment: 1 } },
    });
    const emptied = Object.fromEntries(
      personFields
        .filter((field) => moved.filled[field] !== undefined && kept[field] === moved.filled[field])
        .map((field) => [field, null]),
    );
    await db.candidate.update({
      where: { id: candidateId },
      data: { ...emptied, ...(moved.optedOut && { optedOutAt: null }) },
    });

    const own = await applicationsOf(ctx, candidateId);
    const rescored = await judgeAgain(ctx, [
      ...((await judgedCv(ctx, candidateId)) === before ? [] : own),
      ...((await judgedCv(ctx, mergedId)) === before ? [] : moved.applications),
    ]);
    const counts = { attachments: attachments.count, applications: applications.count, rescored };
    await record(ctx, "candidate.merge-undone", candidateId, { mergedId, ...counts });
    for (const id of [candidateId, mergedId]) await emit(ctx, candidateChanged, { candidateId: id });
    return { candidateId, mergedId, ...counts };
  },
});
