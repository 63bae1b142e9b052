import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { withheldBy, withholdable } from "@/lib/platform/access/withheld";
import { record } from "@/lib/platform/events/record";

const Chosen = z.object({
  agentsWithheld: z.array(z.enum(withholdable)).max(withholdable.length).describe("What no agent may read."),
});

/** Sets what no agent of the organization may read, from its next call on; recruiters can withhold more from theirs. */
export const chooseWithheld = useCase({
  name: "chooseWithheld",
  permission: "organization:administer",
  input: Chosen,
  output: Chosen,

  async run(ctx, chosen) {
    const agentsWithheld = withheldBy(chosen.agentsWithheld);
    await ctx.db.organization.updateMany({
      where: { id: ctx.actor.organizationId },
      data: { agentsWithheld },
    });
    await record(ctx, "organization.withheld-chosen", ctx.actor.organizationId, { agentsWithheld });
    return { agentsWithheld };
  },
});
