import { startTask } from "@/lib/platform/agent-tasks/start-task";
import { log } from "@/lib/log";
import { withoutNulls } from "../dispatch";
import type { Exchange } from "../exchange";
import type { Answer, Tool } from "../tool";
import { createdTask } from "./methods";

/**
 * Starts a task for an answer whose work continues, if the client supports tasks; null when the answer is final. Also
 * null when the task cannot be stored: the call has taken effect, and the polling tools report its progress.
 */
export async function asTask(exchange: Exchange, tool: Tool, args: unknown, answer: Answer) {
  if (!exchange.tasks || !tool.task) return null;
  try {
    const parsed = withoutNulls(args ?? {}, tool) as Record<string, unknown>;
    const subject = tool.task.subject(exchange, answer, parsed);
    if (!subject) return null;
    const task = await startTask(exchange.actor, { tool: tool.name, subject });
    return createdTask(task, await tool.task.progress(exchange, task));
  } catch (error) {
    log.error("task not started", error);
    return null;
  }
}
