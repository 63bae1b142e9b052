import type { InputRequest } from "@modelcontextprotocol/server";
import type { AgentTask, Subject } from "@/lib/platform/agent-tasks/agent-task";
import type { Exchange } from "../exchange";
import type { Answer } from "../tool";

/** The state of work that a client follows as a task. */
export type Progress = {
  state: "working" | "input_required" | "completed" | "failed";
  /** For people and models: how far it is, or why it waits. */
  message: string;
  changedAt?: Date;
  /** Requests for input from the client's user, by key; the same each time they are read. */
  requests?: Record<string, InputRequest>;
};

/** Work of a tool that continues after its call. The task only points to it: its state is read anew each time. */
export type TaskWork = {
  /** Rejects calls from clients that do not declare tasks. No tool of the product sets it. */
  required?: true;
  /** What identifies the work later, taken from the call's answer; null when no work continues. */
  subject: (exchange: Exchange, answer: Answer, args: Record<string, unknown>) => Subject | null;
  progress: (exchange: Exchange, task: AgentTask) => Promise<Progress>;
  /** The answer the call would have given if it had waited. */
  result: (exchange: Exchange, task: AgentTask) => Promise<Answer>;
  /** Acts on the client's answers, which the task stores. */
  onReply?: (exchange: Exchange, task: AgentTask) => Promise<void>;
  /** Stops what can be stopped, and says in `note` what was and what could not be. */
  stop: (exchange: Exchange, task: AgentTask) => Promise<{ stopped: boolean; note: string }>;
};
