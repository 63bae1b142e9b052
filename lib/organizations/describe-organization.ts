import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";

/** Sets an organization's description of itself: the only source of culture-fit and team-fit criteria. */
export const describeOrganization = useCase({
  name: "describeOrganization",
  permission: "organization:administer",
  input: z.object({
    values: z
      .string()
      .trim()
      .max(8000)
      .nullable()
      .describe("How people work together here, and what counts."),
    teamNeeds: z.string().trim().max(8000).nullable().describe("What the team lacks or needs now."),
  }),
  output: z.object({ values: z.string().nullable(), teamNeeds: z.string().nullable() }),

  async run(ctx, description) {
    const { organizationId } = ctx.actor;
    await ctx.db.organization.updateMany({ where: { id: organizationId }, data: description });
    await record(ctx, "organization.described", organizationId);
    return description;
  },
});
