import { step } from "@/lib/platform/access/use-case";
import { lockReading } from "./lock-reading";
import { nextReading, type Reading, type Step } from "./place";

type Failed = {
  connectionId: string;
  resource: Step;
  /** The reading that failed. */
  met: Reading;
  to: "restart" | "skip";
};

/**
 * Restarts or skips a reading: "restart" reads everything from the start, because the ATS no longer knows the cursor;
 * "skip" ends it, because the credentials do not allow it.
 */
export const restartOrSkipReading = step(
  "restartOrSkipReading",
  async (ctx, { connectionId, resource, met, to }: Failed) => {
    const current = await lockReading(ctx, connectionId, resource, met);
    if (!current) return;
    const { reading, replace } = current;
    const now = new Date();
    await replace(
      to === "restart"
        ? { ...nextReading(reading, true, now), restarts: reading.restarts + 1 }
        : { ...reading, finishedAt: now.toISOString() },
    );
  },
);
