import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { AgentTaskStatus } from "@/lib/platform/db/generated/enums";
import type { AgentTask as Row } from "@/lib/platform/db/generated/client";

/** How long a task can be polled: a day to wait for a recruiter's approval, and one for the longest retries. */
export const TASK_LIFETIME_MS = 48 * 3_600_000;

/** Identifies the work of a task: ids and numbers, never a candidate's text. */
export const Subject = z.record(z.string(), z.json());
export type Subject = z.infer<typeof Subject>;

export const Reply = z.enum(["accept", "decline", "cancel"]);

/** A task as it is stored. The tool that started it determines the state of the work. */
export const AgentTask = z.object({
  taskId: z.uuid(),
  tool: z.string(),
  subject: Subject,
  replies: z.record(z.string(), Reply),
  status: z.enum(AgentTaskStatus),
  note: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  expiresAt: z.date(),
});
export type AgentTask = z.infer<typeof AgentTask>;

export const shown = ({ id, subject, replies, ...row }: Row): z.input<typeof AgentTask> => ({
  ...row,
  taskId: id,
  subject: Subject.parse(subject),
  replies: AgentTask.shape.replies.parse(replies),
});

/** WHERE of a task that has not expired and belongs to this client of this user. */
export const owned = ({ actor }: Context, taskId: string) => ({
  id: taskId,
  userId: actor.id,
  clientId: actor.clientId ?? "",
  expiresAt: { gt: new Date() },
});
