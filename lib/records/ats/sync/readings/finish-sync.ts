import { type Context, step } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { administrators } from "@/lib/platform/notices/administrators";
import { notify } from "@/lib/platform/notices/notify";
import { stored } from "@/lib/say";

/** Records that a sync is complete. Called in the last reading's transaction, so that no crash separates them. */
export async function recordSynced(ctx: Context, connectionId: string) {
  await ctx.db.atsConnection.updateMany({
    where: { id: connectionId, status: { not: "paused" } },
    data: { lastSyncedAt: new Date(), lastError: null, status: "active" },
  });
  await record(ctx, "ats.synced", connectionId);
}

/**
 * Records why a sync stopped. "failing": it needs an administrator, or has failed many times; the schedule keeps
 * trying. "active": it is retried automatically.
 */
export const recordSyncFailure = step(
  "recordSyncFailure",
  async (
    ctx,
    { connectionId, reason, status }: { connectionId: string; reason: string; status: "active" | "failing" },
  ) => {
    const before = await ctx.db.atsConnection.findUnique({
      where: { id: connectionId },
      select: { status: true },
    });
    const { count } = await ctx.db.atsConnection.updateMany({
      where: { id: connectionId, status: status === "active" ? "active" : { not: "paused" } },
      data: { status, ...stored("lastError", reason, 300) },
    });
    if (count === 0 || status === "active") return;
    await record(ctx, "ats.failing", connectionId);
    if (before?.status !== "failing")
      await notify(ctx, {
        kind: "sync_failed" as const,
        subjectId: connectionId,
        userIds: await administrators(ctx.db),
      });
  },
);
