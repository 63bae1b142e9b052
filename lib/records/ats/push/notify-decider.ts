import type { Context } from "@/lib/platform/access/use-case";
import { notify } from "@/lib/platform/notices/notify";

/** Notifies the person who made a decision that the ATS does not have it. */
export async function notifyDecider(ctx: Context, decisionId: string) {
  const decision = await ctx.db.decision.findUnique({
    where: { id: decisionId },
    select: { applicationId: true, decidedBy: true },
  });
  if (!decision) return;
  const { applicationId, decidedBy } = decision;
  await notify(ctx, { kind: "push_failed", subjectId: applicationId, userIds: [decidedBy] });
}
