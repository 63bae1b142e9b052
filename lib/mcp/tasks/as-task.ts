import { startTask } from "@/lib/agent-tasks/start-task";
import { log } from "@/lib/log";
import type { Exchange } from "../exchange";
import type { Answer, Tool } from "../tool";
import { createdTask } from "./methods";

/**
 * The task in place of an answer whose work goes on, for a client that follows tasks; null where the answer is all.
 * A task that cannot be stored leaves the answer: what was called has been done, and the polling tools tell of it.
 */
export async function asTask(exchange: Exchange, tool: Tool, args: unknown, answer: Answer) {
  if (!exchange.tasks || !tool.task) return null;
  try {
    const subject = tool.task.subject(exchange, answer, (args ?? {}) as Record<string, unknown>);
    if (!subject) return null;
    const task = await startTask(exchange.actor, { tool: tool.name, subject });
    return createdTask(task, await tool.task.progress(exchange, task));
  } catch (error) {
    log.error("task not started", error);
    return null;
  }
}
