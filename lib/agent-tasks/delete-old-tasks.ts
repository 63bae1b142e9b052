import * as z from "zod";
import { useCase } from "@/lib/access/use-case";

/** Deletes expired tasks. The work they were about is untouched. */
export const deleteOldTasks = useCase({
  name: "deleteOldTasks",
  permission: "evaluation:record",
  input: z.object({ now: z.date() }),
  output: z.object({ forgotten: z.int() }),

  async run({ db }, { now }) {
    const { count } = await db.agentTask.deleteMany({ where: { expiresAt: { lte: now } } });
    return { forgotten: count };
  },
});
