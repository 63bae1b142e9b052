import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";

/** Sets what the team of one job lacks: team-fit criteria of its drafts come from it, else from the organization's. */
export const describeTeam = useCase({
  name: "describeTeam",
  permission: "job:write",
  input: z.object({
    jobId: z.uuid(),
    teamNeeds: z
      .string()
      .trim()
      .max(8000)
      .transform((text) => text || null)
      .describe(
        "In the team's own words, one need a line; empty to use the organization's of the same trade.",
      ),
  }),
  output: z.object({ jobId: z.uuid(), teamNeeds: z.string().nullable() }),

  async run(ctx, { jobId, teamNeeds }) {
    const { count } = await ctx.db.job.updateMany({ where: { id: jobId }, data: { teamNeeds } });
    if (count === 0) throw notFound("Job");
    await record(ctx, "job.team-described", jobId);
    return { jobId, teamNeeds };
  },
});
