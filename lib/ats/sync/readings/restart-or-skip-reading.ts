import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { lockConnection } from "./begin-sync";
import { nextReading, Reading, steps } from "./place";

/**
 * Restarts or skips a reading: "restart" reads everything from the start, because the ATS no longer knows the cursor;
 * "skip" ends it, because the credentials do not allow it.
 */
export const restartOrSkipReading = useCase({
  name: "restartOrSkipReading",
  permission: "ats:record",
  input: z.object({
    connectionId: z.uuid(),
    resource: z.enum(steps),
    /** The reading that failed. */
    met: Reading,
    to: z.enum(["restart", "skip"]),
  }),
  output: z.object({}),

  async run(ctx, { connectionId, resource, met, to }) {
    await lockConnection(ctx, connectionId);
    const name = { organizationId: ctx.actor.organizationId, connectionId, resource };
    const where = { organizationId_connectionId_resource: name };
    const row = await ctx.db.syncCursor.findUnique({ where });
    const reading = Reading.safeParse(row?.cursor).data;
    // Another worker has continued it, or has restarted or skipped it already.
    if (!reading || reading.finishedAt !== null) return {};
    if (reading.startedAt !== met.startedAt || reading.pages !== met.pages) return {};
    const now = new Date();
    const cursor =
      to === "restart" ? nextReading(reading, true, now) : { ...reading, finishedAt: now.toISOString() };
    await ctx.db.syncCursor.update({ where, data: { cursor } });
    return {};
  },
});
