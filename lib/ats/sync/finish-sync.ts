import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";

/** Notes that everything has been read. */
export const finishSync = useCase({
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({}),

  async run(ctx, { connectionId }) {
    await ctx.db.atsConnection.updateMany({
      where: { id: connectionId, status: { not: "paused" } },
      data: { lastSyncedAt: new Date(), lastError: null, status: "active" },
    });
    await record(ctx, "ats.synced", connectionId);
    return {};
  },
});

/** Notes why a sync cannot go on without an administrator. The schedule keeps trying. */
export const noteFailure = useCase({
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid(), reason: z.string().max(300) }),
  output: z.object({}),

  async run(ctx, { connectionId, reason }) {
    await ctx.db.atsConnection.updateMany({
      where: { id: connectionId, status: { not: "paused" } },
      data: { status: "failing", lastError: reason },
    });
    await record(ctx, "ats.failing", connectionId);
    return {};
  },
});
