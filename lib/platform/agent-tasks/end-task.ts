import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { AgentTaskStatus } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { AgentTask, owned, shown } from "./agent-task";

/**
 * Records how a task ended or, while it is still working, a note about it. The first end counts; returns the task as
 * it is afterwards. Throws `not_found` as findTask does.
 */
export const endTask = useCase({
  name: "endTask",
  permission: "organization:read",
  input: z.object({
    taskId: z.uuid(),
    status: z.enum(AgentTaskStatus),
    note: z.string().max(400).optional(),
  }),
  output: AgentTask,

  async run(ctx, { taskId, status, note }) {
    const where = owned(ctx, taskId);
    const { count } = await ctx.db.agentTask.updateMany({
      where: { ...where, status: "working" },
      data: { status, note },
    });
    if (count > 0 && status !== "working") await record(ctx, `task.${status}`, taskId);
    const row = await ctx.db.agentTask.findFirst({ where });
    if (!row) throw notFound("Task");
    return shown(row);
  },
});
