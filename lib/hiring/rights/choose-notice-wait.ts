import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { queueHeld } from "@/lib/judging/evaluation/queue";
import { record } from "@/lib/platform/events/record";

const Wait = z.object({
  waitForNotice: z.boolean().describe("Whether evaluations wait for the ten business days of New York City."),
});

/**
 * Sets whether a job's applications are evaluated only once a notice for New York City has been public for ten business
 * days. What waits is evaluated at once when it is switched off; what was evaluated stays when it is switched on.
 */
export const chooseNoticeWait = useCase({
  name: "chooseNoticeWait",
  permission: "organization:administer",
  input: Wait,
  output: Wait,
  timeout: 60_000,

  async run(ctx, { waitForNotice }) {
    const { organizationId } = ctx.actor;
    await ctx.db.organization.updateMany({ where: { id: organizationId }, data: { waitForNotice } });
    if (!waitForNotice) await queueHeld(ctx);
    ctx.changed.add("work");
    await record(ctx, "organization.notice-wait-chosen", organizationId, { waitForNotice });
    return { waitForNotice };
  },
});
