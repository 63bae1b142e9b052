import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/** Removes an entry of the organization's library. Scorecards that took it stay as they are. Throws not_found. */
export const removeFromLibrary = useCase({
  name: "removeFromLibrary",
  permission: "scorecard:write",
  input: z.object({ entryId: z.uuid() }),

  async run(ctx, { entryId }) {
    const { count } = await ctx.db.libraryEntry.deleteMany({ where: { id: entryId } });
    if (count === 0) throw notFound("Entry");
    await record(ctx, "library.removed", entryId);
  },
});
