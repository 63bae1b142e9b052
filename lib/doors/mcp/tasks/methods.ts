import type { InputRequest } from "@modelcontextprotocol/server";
import type { AgentTask } from "@/lib/platform/agent-tasks/agent-task";
import { endTask } from "@/lib/platform/agent-tasks/end-task";
import { findTask } from "@/lib/platform/agent-tasks/find-task";
import { replyToTask } from "@/lib/platform/agent-tasks/reply-to-task";
import { requirePermission } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import type { Exchange } from "../exchange";
import { toCallResult } from "../legacy";
import { attempt } from "../offered";
import { failed } from "../tool";
import { POLL_INTERVAL_MS } from "./protocol";
import type { Progress, TaskWork } from "./task-work";

/**
 * tasks/get, tasks/update and tasks/cancel, of which the last two answer {}. Each throws Refused not_found for a task
 * that is not the caller's.
 */
export const getTask = (exchange: Exchange, taskId: string) =>
  attempt(exchange, "tasks/get", { taskId }, async () => {
    const { task, work } = await requireTask(exchange, taskId);
    if (task.status === "cancelled") return cancelledTask(task);
    const progress = await work.progress(exchange, task);
    const ended = progress.state === "completed" || progress.state === "failed" ? progress.state : null;
    if (task.status === "working" && !ended) return openTask(task, progress);
    const last =
      task.status === "working" && ended ? await endTask(exchange.actor, { taskId, status: ended }) : task;
    if (last.status === "cancelled") return cancelledTask(last);
    const ending = base(last, progress.message);
    if (last.status === "failed")
      return { ...ending, status: "failed" as const, error: { code: -32603, message: progress.message } };
    const result = toCallResult(await work.result(exchange, last).catch(failed));
    return { ...ending, status: "completed" as const, result: { ...result, resultType: "complete" } };
  });

/** Stores and applies answers to the task's open requests; ignores all others, as the extension requires. */
export const updateTask = (exchange: Exchange, taskId: string, responses: Record<string, unknown>) =>
  attempt(exchange, "tasks/update", { taskId, inputResponses: responses }, async () => {
    const { task, work } = await requireTask(exchange, taskId, "may change");
    if (task.status !== "working") return {};
    const { requests } = await work.progress(exchange, task);
    const replies = Object.entries(responses).flatMap(([key, response]) => {
      const { action } = response as { action?: unknown };
      const isOpen = requests && Object.hasOwn(requests, key) && !Object.hasOwn(task.replies, key);
      return isOpen && (action === "accept" || action === "decline" || action === "cancel")
        ? [[key, action] as const]
        : [];
    });
    if (replies.length === 0) return {};
    await replyToTask(exchange.actor, { taskId: task.taskId, replies: Object.fromEntries(replies) });
    await work.onReply?.(exchange, { ...task, replies: { ...Object.fromEntries(replies), ...task.replies } });
    return {};
  });

/** Stops a task's work; a task that has ended stays as it is. */
export const cancelTask = (exchange: Exchange, taskId: string) =>
  attempt(exchange, "tasks/cancel", { taskId }, async () => {
    const { task, work } = await requireTask(exchange, taskId, "may change");
    if (task.status !== "working") return {};
    const { state } = await work.progress(exchange, task);
    if (state === "completed" || state === "failed") return {};
    const { stopped, note } = await work.stop(exchange, task);
    await endTask(exchange.actor, { taskId: task.taskId, status: stopped ? "cancelled" : "working", note });
    return {};
  });

/** The new task, sent in place of the call's result. tasks/get returns the task's requests for input. */
export const createdTask = (task: AgentTask, { message, changedAt }: Progress) => ({
  ...base(task, message, changedAt),
  status: "working" as const,
});

async function requireTask(
  exchange: Exchange,
  taskId: string,
  wants: "reads" | "may change" = "reads",
): Promise<{ task: AgentTask; work: TaskWork }> {
  const task = await findTask(exchange.actor, { taskId });
  const tool = exchange.catalogue.find(task.tool);
  if (!tool?.task) throw notFound("Task");
  if (wants === "may change") requirePermission(exchange.actor, tool.permission);
  return { task, work: tool.task };
}

function openTask(task: AgentTask, { state, message, changedAt, requests = {} }: Progress) {
  const outstanding: Record<string, InputRequest> = Object.fromEntries(
    Object.entries(requests).filter(([key]) => !Object.hasOwn(task.replies, key)),
  );
  const status = base(task, [message, task.note].filter(Boolean).join(" "), changedAt);
  return state === "input_required" && Object.keys(outstanding).length > 0
    ? { ...status, status: "input_required" as const, inputRequests: outstanding }
    : { ...status, status: "working" as const };
}

const cancelledTask = (task: AgentTask) => ({ ...base(task, task.note), status: "cancelled" as const });

const base = (
  { taskId, createdAt, updatedAt, expiresAt }: AgentTask,
  message: string | null,
  changedAt = updatedAt,
) => ({
  taskId,
  ...(message && { statusMessage: message }),
  createdAt: createdAt.toISOString(),
  lastUpdatedAt: changedAt.toISOString(),
  ttlMs: expiresAt.getTime() - createdAt.getTime(),
  pollIntervalMs: POLL_INTERVAL_MS,
});
