import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";

/** Deletes one of the actor's own views, also for everybody it is shared with. */
export const deleteView = useCase({
  name: "deleteView",
  permission: "job:write",
  input: z.object({ viewId: z.uuid() }),

  async run({ actor, db }, { viewId }) {
    const { count } = await db.savedView.deleteMany({ where: { id: viewId, ownerId: actor.id } });
    if (count === 0) throw notFound("View");
  },
});
