import type { InputRequest } from "@modelcontextprotocol/server";
import type { AgentTask, Subject } from "@/lib/agent-tasks/agent-task";
import type { Exchange } from "../exchange";
import type { Answer } from "../tool";

/** How work stands that a client follows as a task. */
export type Progress = {
  state: "working" | "input_required" | "completed" | "failed";
  /** For people and models: how far it is, or why it waits. */
  message: string;
  changedAt?: Date;
  /** What it asks of the client's user, by key; the same words each time it is asked. */
  requests?: Record<string, InputRequest>;
};

/** A tool's work that goes on after its call. The task only points to it: how it stands is read anew each time. */
export type TaskWork = {
  /** A client that does not declare tasks cannot call the tool at all. None of the product's is so. */
  required?: true;
  /** By what the work is found again, from a call's answer; null when nothing goes on after it. */
  subject: (exchange: Exchange, answer: Answer, args: Record<string, unknown>) => Subject | null;
  progress: (exchange: Exchange, task: AgentTask) => Promise<Progress>;
  /** What the call would have answered, had it waited. */
  result: (exchange: Exchange, task: AgentTask) => Promise<Answer>;
  /** Acts on the client's answers, which the task keeps. */
  heed?: (exchange: Exchange, task: AgentTask) => Promise<void>;
  /** Stops what can be stopped, and says in `note` what was and what could not be. */
  stop: (exchange: Exchange, task: AgentTask) => Promise<{ stopped: boolean; note: string }>;
};
