import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { overtaken } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

const Description = z.object({ values: z.string().nullable(), teamNeeds: z.string().nullable() });

/**
 * Sets an organization's description of itself: the only source of culture-fit and team-fit criteria. Throws `conflict`
 * when it differs from what the caller was shown.
 */
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
    shown: Description.optional().describe("The values shown when editing began."),
  }),
  output: Description,

  async run(ctx, { shown, ...description }) {
    const { organizationId } = ctx.actor;
    const { count } = await ctx.db.organization.updateMany({
      where: { id: organizationId, ...shown },
      data: description,
    });
    if (count === 0) throw overtaken();
    await record(ctx, "organization.described", organizationId);
    return description;
  },
});
