import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { emit } from "@/lib/events/emit";
import { atsSyncRequested } from "@/lib/events/events";

/** Requests another run of a long sync. */
export const continueSync = useCase({
  name: "continueSync",
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({}),

  async run(ctx, { connectionId }) {
    await emit(ctx, atsSyncRequested, { connectionId });
    return {};
  },
});
