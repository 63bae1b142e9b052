import { type Context, step } from "@/lib/platform/access/use-case";
import type { AtsPush } from "@/lib/platform/db/generated/client";
import { notifyDecider } from "./notify-decider";
import { sentence, stored } from "@/lib/say";

/** After the last attempt: shows pending parts as unknown when something was sent, else as failed. */
export const giveUpPush = step(
  "giveUpPush",
  async (ctx, { applicationId, decisionId }: { applicationId: string; decisionId: string }) => {
    const { db } = ctx;
    const push = await db.atsPush.findFirst({ where: { decisionId, applicationId } });
    if (!push) return;
    await db.atsPush.update({ where: { id: push.id }, data: { leasedUntil: null } });
    await showUnsent(ctx, push, sentence("The ATS could not be reached for a long time. Try again."));
  },
);

/** Shows the pending parts of a push: unknown if attempted, because they may have arrived, else failed. */
export async function showUnsent(ctx: Context, push: AtsPush, syncReason: string) {
  const { applicationId, decisionId, attemptedAt, noteAttemptedAt } = push;
  const decision = push.status === "pending";
  const note = push.note === "pending";
  if (!decision && !note) return;
  await ctx.db.application.update({
    where: { id: applicationId },
    data: {
      ...stored("syncReason", syncReason),
      ...(decision ? { atsSync: attemptedAt ? "unknown" : "failed" } : {}),
      ...(note ? { commentSync: noteAttemptedAt ? "unknown" : "failed" } : {}),
    },
  });
  await notifyDecider(ctx, decisionId);
}
