import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, invalid } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { candidateChanged } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { applicationsOf, judgeAgain, judgedCv, lockPair, type Moved, personFields } from "./moved";

/**
 * Makes two records of one person one: files and applications go to the record that is kept, its gaps are filled, and
 * the other stays empty behind it, for `undoMerge`. An application to a job that the kept record is on already stays
 * where it is. Throws conflict for records that are merged already and for two employees.
 */
export const mergeCandidates = useCase({
  name: "mergeCandidates",
  permission: "candidate:write",
  input: z.object({
    candidateId: z.uuid().describe("The record to keep."),
    mergedId: z.uuid().describe("The record that becomes part of it."),
  }),
  output: z.object({
    candidateId: z.uuid(),
    mergedId: z.uuid(),
    attachments: z.int(),
    applications: z.int(),
    /** Applications to a job both were on; they stay with the merged record. */
    left: z.int(),
    rescored: z.int(),
  }),

  async run(ctx, { candidateId, mergedId }) {
    const { db } = ctx;
    if (candidateId === mergedId) throw invalid("mergedId: is the record to keep.");
    const [kept, other] = await lockPair(ctx, candidateId, mergedId);
    const already = await db.candidateAlias.findFirst({
      where: { kind: "merged", value: { in: [candidateId, mergedId] } },
    });
    if (already) throw conflict("One of these records has been merged already. Reload to see where it is.");
    if (other.employee)
      throw conflict(
        kept.employee
          ? "Both records are employees; they cannot be one."
          : "The other record is an employee's. Keep that one and merge this one into it.",
      );

    const before = [await judgedCv(ctx, candidateId), await judgedCv(ctx, mergedId)];
    const own = await applicationsOf(ctx, candidateId);
    const taken = await db.application.findMany({ where: { candidateId }, select: { jobId: true } });
    const attachments = await db.attachment.updateManyAndReturn({
      where: { candidateId: mergedId },
      data: { candidateId },
      select: { id: true },
    });
    const applications = await db.application.updateManyAndReturn({
      where: { candidateId: mergedId, jobId: { notIn: taken.map(({ jobId }) => jobId) } },
      data: { candidateId, revision: { increment: 1 } },
      select: { id: true },
    });
    const filled: Moved["filled"] = {};
    for (const field of personFields)
      if (kept[field] === null && other[field] !== null) filled[field] = other[field];
    const optedOut = kept.optedOutAt === null && other.optedOutAt !== null;
    await db.candidate.update({
      where: { id: candidateId },
      data: { ...filled, ...(optedOut && { optedOutAt: other.optedOutAt }) },
    });
    const moved: Moved = {
      attachments: attachments.map(({ id }) => id),
      applications: applications.map(({ id }) => id),
      ...{ filled, optedOut },
    };
    await db.candidateAlias.create({ data: { candidateId, kind: "merged", value: mergedId, moved } });

    const now = await judgedCv(ctx, candidateId);
    const rescored = await judgeAgain(ctx, [
      ...(now === before[0] ? [] : own),
      ...(now === before[1] ? [] : moved.applications),
    ]);
    const left = await db.application.count({ where: { candidateId: mergedId } });
    const counts = { attachments: attachments.length, applications: applications.length, left, rescored };
    await record(ctx, "candidate.merged", candidateId, { mergedId, ...counts });
    for (const id of [candidateId, mergedId]) await emit(ctx, candidateChanged, { candidateId: id });
    return { candidateId, mergedId, ...counts };
  },
});
