import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { TeamPlace } from "./add-to-hiring-team";

/**
 * Takes somebody off a job's hiring team: a hiring manager sees nothing of the job any more. Their notes stay. Whoever
 * is not on it is left alone.
 */
export const removeFromHiringTeam = useCase({
  name: "removeFromHiringTeam",
  permission: "job:write",
  input: TeamPlace,
  output: TeamPlace,

  async run(ctx, { jobId, userId }) {
    const { count } = await ctx.db.hiringTeamMember.deleteMany({ where: { jobId, userId } });
    if (count > 0) await record(ctx, "job.team-member-removed", jobId, { userId });
    return { jobId, userId };
  },
});
