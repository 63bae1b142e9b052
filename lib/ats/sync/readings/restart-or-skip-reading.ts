import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { lockReading } from "./lock-reading";
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
    const current = await lockReading(ctx, connectionId, resource, met);
    if (!current) return {};
    const { reading, replace } = current;
    const now = new Date();
    await replace(
      to === "restart"
        ? { ...nextReading(reading, true, now), restarts: reading.restarts + 1 }
        : { ...reading, finishedAt: now.toISOString() },
    );
    return {};
  },
});
