import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";

const Looks = z.object({
  lookBeforeRejection: z.boolean().describe("Whether somebody has to be opened before they are rejected."),
  rejectionsRead: z
    .int()
    .min(0)
    .max(100)
    .describe("Share in % of those rejected together, drawn to be opened."),
});

/** Sets what has to be opened before people are rejected here; what an ATS reports is not asked about. */
export const chooseLooks = useCase({
  name: "chooseLooks",
  permission: "organization:administer",
  input: Looks,
  output: Looks,

  async run(ctx, chosen) {
    await ctx.db.organization.updateMany({ where: { id: ctx.actor.organizationId }, data: chosen });
    await record(ctx, "organization.looks-chosen", ctx.actor.organizationId, chosen);
    return chosen;
  },
});
