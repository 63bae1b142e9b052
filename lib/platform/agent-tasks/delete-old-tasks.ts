import { step } from "@/lib/platform/access/use-case";

/** Deletes expired tasks. The work they were about is untouched. */
export const deleteOldTasks = step("deleteOldTasks", async ({ db }, { now }: { now: Date }) => {
  const { count } = await db.agentTask.deleteMany({ where: { expiresAt: { lte: now } } });
  return { forgotten: count };
});
