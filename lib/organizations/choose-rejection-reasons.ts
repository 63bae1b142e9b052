import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { sentence } from "@/lib/say";

/** A new organization's rejection reasons: the default of Organization.rejectionReasons, for other languages. */
export const proposedReasons = [
  sentence("Not enough experience"),
  sentence("A needed skill is missing"),
  sentence("Other candidates fit better"),
  sentence("Pay expectations too far apart"),
  sentence("Location or right to work"),
  sentence("Not available in time"),
  sentence("Position filled or closed"),
  sentence("Withdrew or no answer"),
];

const Reasons = z.object({
  rejectionReasons: z
    .array(
      z
        .string()
        .trim()
        .min(2, sentence("A reason has at least two letters."))
        .max(80, sentence("A reason is too long.")),
    )
    .max(30, sentence("At most 30 reasons."))
    .refine((reasons) => new Set(reasons.map((reason) => reason.toLowerCase())).size === reasons.length, {
      message: sentence("The same reason is listed twice."),
    }),
});

/**
 * Sets the reasons recruiters can choose from when they reject somebody, in this order; with none they are not asked.
 * Earlier rejections keep their text. An ATS gets its own reason for each, as mapped in its sync settings.
 */
export const chooseRejectionReasons = useCase({
  name: "chooseRejectionReasons",
  permission: "organization:administer",
  input: Reasons,
  output: Reasons,

  async run(ctx, chosen) {
    const { organizationId } = ctx.actor;
    await ctx.db.organization.updateMany({ where: { id: organizationId }, data: chosen });
    await record(ctx, "organization.rejection-reasons-chosen", organizationId, {
      reasons: chosen.rejectionReasons.length,
    });
    return chosen;
  },
});
