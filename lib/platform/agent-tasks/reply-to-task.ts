import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Reply } from "./agent-task";

/** Stores the client's replies to a task's questions. Of two replies to one question the first counts. */
export const replyToTask = useCase({
  name: "replyToTask",
  permission: "organization:read",
  input: z.object({ taskId: z.uuid(), replies: z.record(z.string().max(100), Reply) }),

  async run({ actor, db }, { taskId, replies }) {
    await db.$executeRaw`
      UPDATE "AgentTask" SET replies = ${JSON.stringify(replies)}::jsonb || replies, "updatedAt" = now()
      WHERE id = ${taskId}::uuid AND "userId" = ${actor.id}::uuid AND "clientId" = ${actor.clientId}
        AND status = 'working'`;
  },
});
