import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { AgentTask, owned, shown } from "./agent-task";

/** Returns a task. Throws `not_found` if it expired, never existed, or was started by another user or client. */
export const findTask = useCase({
  name: "findTask",
  permission: "organization:read",
  input: z.object({ taskId: z.string().max(200) }),
  output: AgentTask,

  async run(ctx, { taskId }) {
    const row = z.uuid().safeParse(taskId).success
      ? await ctx.db.agentTask.findFirst({ where: owned(ctx, taskId) })
      : null;
    if (!row) throw notFound("Task");
    return shown(row);
  },
});
