import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { forbidden } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { AgentTask, Subject, TASK_LIFETIME_MS, shown } from "./agent-task";

/** Records that work continues after an agent's call, so that the agent can follow it. The work has started. */
export const startTask = useCase({
  name: "startTask",
  permission: "organization:read",
  input: z.object({ tool: z.string().max(100), subject: Subject }),
  output: AgentTask,

  async run(ctx, { tool, subject }) {
    const { actor, db } = ctx;
    if (actor.clientId === null) throw forbidden("Only agents have tasks.");
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + TASK_LIFETIME_MS);
    const row = await db.agentTask.create({
      data: { userId: actor.id, clientId: actor.clientId, tool, subject, createdAt, expiresAt },
    });
    await record(ctx, "task.started", row.id, { tool });
    return shown(row);
  },
});
