import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { record } from "@/lib/platform/events/record";

/** Sets where agents' acts are confirmed: in their conversation, or only by a recruiter on a signed-in page. */
export const chooseConfirmationPolicy = useCase({
  name: "chooseConfirmationPolicy",
  permission: "organization:administer",
  input: z.object({ confirmationPolicy: z.enum(ConfirmationPolicy) }),
  output: z.object({ confirmationPolicy: z.enum(ConfirmationPolicy) }),

  async run(ctx, chosen) {
    await ctx.db.organization.updateMany({ where: { id: ctx.actor.organizationId }, data: chosen });
    await record(ctx, "organization.confirmation-policy-chosen", ctx.actor.organizationId, chosen);
    return chosen;
  },
});
