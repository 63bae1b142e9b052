import * as z from "zod";
import type { Exchange } from "@/lib/doors/mcp/exchange";
import type { TaskWork } from "@/lib/doors/mcp/tasks/task-work";
import { type Answer, type Tool, listed, reads } from "@/lib/doors/mcp/tool";
import { formQuestions } from "./questions";

export type Run = (exchange: Exchange, args: Record<string, unknown>) => Answer | Promise<Answer>;
type More = { input?: z.ZodObject; task?: TaskWork };

export const tool = (name: string, run: Run, { input = z.object({}), task }: More = {}): Tool => ({
  ...listed(
    { name, title: name, description: "For the conformance suite.", safety: reads, task },
    input,
    z.object({}),
  ),
  permission: "job:read",
  run: async (exchange, args) => run(exchange, args),
});

export const textAnswer = (text: string): Answer => ({
  kind: "blocks",
  blocks: [{ type: "text", text }],
  outcome: "done",
});

const Name = z.object({ action: z.literal("accept"), content: z.object({ name: z.string() }) });

/** Asks for the user's name, and greets them by it. */
export const askName: Run = ({ rounds }) => {
  const reply = Name.safeParse(rounds?.replies.user_name);
  return reply.success
    ? textAnswer(`Hello, ${reply.data.content.name}!`)
    : formQuestions({ user_name: ["What is your name?", { name: "string" }] }, null);
};
