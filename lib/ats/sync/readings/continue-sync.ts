import { step } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { atsSyncRequested } from "@/lib/events/events";

/** Requests another run of a long sync. */
export const continueSync = step("continueSync", async (ctx, { connectionId }: { connectionId: string }) => {
  await emit(ctx, atsSyncRequested, { connectionId });
});
