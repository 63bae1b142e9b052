import { step } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { atsSyncRequested } from "@/lib/platform/events/events";

/** Requests another run of a long sync. */
export const continueSync = step("continueSync", async (ctx, { connectionId }: { connectionId: string }) => {
  await emit(ctx, atsSyncRequested, { connectionId });
});
