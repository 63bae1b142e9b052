import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { AgentTask, owned, shown } from "./agent-task";

/** Throws `not_found` for a task that expired, that never was, or that another user or client started. */
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
