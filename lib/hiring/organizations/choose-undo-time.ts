import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";

const UndoTime = z.object({ decisionUndoSeconds: z.int().min(0).max(120) });

/** Sets for how many seconds a decision can be undone before it is sent to the ATS; 0 sends it immediately. */
export const chooseUndoTime = useCase({
  name: "chooseUndoTime",
  permission: "organization:administer",
  input: UndoTime,
  output: UndoTime,

  async run(ctx, chosen) {
    await ctx.db.organization.updateMany({ where: { id: ctx.actor.organizationId }, data: chosen });
    await record(ctx, "organization.undo-time-chosen", ctx.actor.organizationId, chosen);
    return chosen;
  },
});
