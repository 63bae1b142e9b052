import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";

/** One member of the organization and one job. */
export const TeamPlace = z.object({ jobId: z.uuid(), userId: z.uuid() });

/**
 * Puts a member on a job's hiring team: a hiring manager sees the job, its applications and notes from then on. Whoever
 * is on it stays. Throws `not_found` for the job and for somebody who is not a member.
 */
export const addToHiringTeam = useCase({
  name: "addToHiringTeam",
  permission: "job:write",
  input: TeamPlace,
  output: TeamPlace,

  async run(ctx, { jobId, userId }) {
    if (!(await ctx.db.job.findUnique({ where: { id: jobId } }))) throw notFound("Job");
    if ((await ctx.db.member.count({ where: { userId } })) === 0) throw notFound("Member");
    const { count } = await ctx.db.hiringTeamMember.createMany({
      data: [{ jobId, userId, addedBy: ctx.actor.id }],
      skipDuplicates: true,
    });
    if (count > 0) await record(ctx, "job.team-member-added", jobId, { userId });
    return { jobId, userId };
  },
});
