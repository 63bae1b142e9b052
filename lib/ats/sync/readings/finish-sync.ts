import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { administrators } from "@/lib/notices/administrators";
import { notify } from "@/lib/notices/notify";

/** Notes that everything has been read. Told in the transaction that ends the last reading, so that no crash parts them. */
export async function noteSynced(ctx: Context, connectionId: string) {
  await ctx.db.atsConnection.updateMany({
    where: { id: connectionId, status: { not: "paused" } },
    data: { lastSyncedAt: new Date(), lastError: null, status: "active" },
  });
  await record(ctx, "ats.synced", connectionId);
}

/**
 * Notes why a sync does not go on. "failing": not without an administrator, or not after many attempts; the schedule
 * keeps trying. "active": it is tried again by itself.
 */
export const noteFailure = useCase({
  name: "noteFailure",
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid(), reason: z.string(), status: z.enum(["active", "failing"]) }),
  output: z.object({}),

  async run(ctx, { connectionId, reason, status }) {
    const before = await ctx.db.atsConnection.findUnique({
      where: { id: connectionId },
      select: { status: true },
    });
    const { count } = await ctx.db.atsConnection.updateMany({
      where: { id: connectionId, status: status === "active" ? "active" : { not: "paused" } },
      data: { status, lastError: reason.slice(0, 300) },
    });
    if (count === 0 || status === "active") return {};
    await record(ctx, "ats.failing", connectionId);
    if (before?.status !== "failing")
      await notify(ctx, {
        kind: "sync_failed" as const,
        subjectId: connectionId,
        userIds: await administrators(ctx.db),
      });
    return {};
  },
});
