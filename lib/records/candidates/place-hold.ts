import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { holdSealed, orderWithErasures } from "./legal-hold";

const day = z.iso.date().nullable();

/**
 * Places a legal hold on a person, a job's applicants, those of a period, or what these have in common: whoever it
 * covers is sealed when they are erased. Throws `invalid` if it is about nothing, `not_found` for a person or a job
 * that does not exist.
 */
export const placeHold = useCase({
  name: "placeHold",
  permission: "organization:administer",
  input: z.object({
    reason: z
      .string()
      .trim()
      .min(1, sentence("Say what the hold is for."))
      .max(1_000, sentence("A reason has at most 1,000 characters.")),
    candidateId: z.uuid().nullable(),
    jobId: z.uuid().nullable(),
    appliedFrom: day.describe("The first day of the applications, in UTC."),
    appliedTo: day.describe("The last day."),
  }),
  output: z.object({ holdId: z.uuid() }),

  async run(ctx, { reason, candidateId, jobId, appliedFrom, appliedTo }) {
    const { db, actor } = ctx;
    const about = { candidateId, jobId, appliedFrom, appliedTo };
    if (Object.values(about).every((each) => each === null))
      throw invalid("Name a person, a job or a period: a hold on everything would stop all erasures.");
    if (appliedFrom && appliedTo && appliedTo < appliedFrom)
      throw invalid("The period ends before it begins.");
    if (candidateId && (await db.candidate.count({ where: { id: candidateId } })) === 0)
      throw notFound("Candidate");
    if (jobId && (await db.job.count({ where: { id: jobId } })) === 0) throw notFound("Job");
    await orderWithErasures(ctx, "hold");
    const { id: holdId } = await db.legalHold.create({
      data: {
        ...about,
        appliedFrom: appliedFrom && new Date(appliedFrom),
        appliedTo: appliedTo && new Date(appliedTo),
        reason,
        placedBy: actor.id,
      },
      select: { id: true },
    });
    await holdSealed(ctx, holdId);
    await record(ctx, "organization.hold-placed", actor.organizationId, { holdId, ...about });
    return { holdId };
  },
});
