import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { overtaken } from "@/lib/errors";
import { ReasonAsked } from "@/lib/platform/db/generated/enums";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";

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
  reasonAsked: z.enum(ReasonAsked).optional(),
  rejectionReasons: z
    .array(Line(80, sentence("A reason is too long.")).min(2, sentence("A reason has at least two letters.")))
    .max(30, sentence("At most 30 reasons."))
    .refine((reasons) => new Set(reasons.map((reason) => reason.toLowerCase())).size === reasons.length, {
      message: sentence("The same reason is listed twice."),
    }),
});

/**
 * Sets the reasons recruiters can choose from when they reject somebody, in this order, and whether they are asked;
 * with no reasons they are not. One that is `required` is asked of agents too.
 * Earlier rejections keep their text. An ATS gets its own reason for each, as mapped in its sync settings. Throws
 * `conflict` when they differ from those the caller was shown.
 */
export const chooseRejectionReasons = useCase({
  name: "chooseRejectionReasons",
  permission: "organization:administer",
  input: Reasons.extend({
    shown: z.array(z.string()).optional().describe("The reasons shown when editing began."),
  }),
  output: Reasons,

  async run(ctx, { rejectionReasons, reasonAsked, shown }) {
    const { organizationId } = ctx.actor;
    const { count } = await ctx.db.organization.updateMany({
      where: { id: organizationId, ...(shown && { rejectionReasons: { equals: shown } }) },
      data: { rejectionReasons, reasonAsked },
    });
    if (count === 0) throw overtaken();
    await record(ctx, "organization.rejection-reasons-chosen", organizationId, {
      reasons: rejectionReasons.length,
      ...(reasonAsked && { asked: reasonAsked }),
    });
    return { rejectionReasons, reasonAsked };
  },
});
