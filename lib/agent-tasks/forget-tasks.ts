import * as z from "zod";
import { useCase } from "@/lib/access/use-case";

/** Deletes the tasks whose time is over. What they were about is untouched. */
export const forgetTasks = useCase({
  name: "forgetTasks",
  permission: "evaluation:record",
  input: z.object({ now: z.date() }),
  output: z.object({ forgotten: z.int() }),

  async run({ db }, { now }) {
    const { count } = await db.agentTask.deleteMany({ where: { expiresAt: { lte: now } } });
    return { forgotten: count };
  },
});
