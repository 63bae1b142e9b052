import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Exchange } from "@/lib/mcp/exchange";
import type { Progress, TaskWork } from "@/lib/mcp/tasks/task-work";
import { type Answer, type Tool, listed, reads } from "@/lib/mcp/tool";
import { formQuestions } from "./questions";

type Definition = {
  input?: z.ZodObject;
  run: (exchange: Exchange, args: Record<string, unknown>) => Answer | Promise<Answer>;
  task?: TaskWork;
};

const tool = (name: string, { input = z.object({}), run, task }: Definition): Tool => ({
  ...listed(
    { name, title: name, description: "For the conformance suite.", safety: reads, task },
    input,
    z.object({}),
  ),
  permission: "job:read",
  run: async (exchange, args) => run(exchange, args),
});

const textAnswer = (text: string): Answer => ({
  kind: "blocks",
  blocks: [{ type: "text", text }],
  outcome: "done",
});

/** Work that completes the given number of seconds after its task was created, and stores only that number. */
const timed = (work: Partial<TaskWork> & { seconds: number }): TaskWork => ({
  subject: (_, answer, { seconds }) => ({ seconds: (seconds as number | undefined) ?? work.seconds }),
  async progress(_, { createdAt, subject }) {
    const done = Date.now() >= createdAt.getTime() + Number(subject.seconds) * 1000;
    return { state: done ? "completed" : "working", message: done ? "Done." : "Working." };
  },
  result: async () => textAnswer("Computed."),
  stop: async () => ({ stopped: true, note: "Stopped." }),
  ...work,
});

/** Work that asks the client's user all questions together, and completes when all are answered. */
const asks = (questions: ReturnType<typeof formQuestions>): TaskWork => ({
  ...timed({ seconds: 0 }),
  async progress(_, { replies }): Promise<Progress> {
    const open = Object.keys(questions.requests).some((key) => !Object.hasOwn(replies, key));
    return {
      state: open ? "input_required" : "completed",
      message: open ? "Waiting for an answer." : "Answered.",
      requests: questions.requests,
    };
  },
  result: async () => textAnswer("Answered."),
});

const Name = z.object({ action: z.literal("accept"), content: z.object({ name: z.string() }) });

/** The tools that the suite's tasks-extension scenarios call; the suite describes what each must do. */
export const conformanceTaskTools: readonly Tool[] = [
  tool("greet", {
    input: z.object({ name: z.string() }),
    run: (_, { name }) => textAnswer(`Hello, ${String(name)}!`),
  }),
  tool("slow_compute", {
    input: z.object({ seconds: z.number(), label: z.string().optional() }),
    async run({ tasks }, { seconds }) {
      if (!tasks) await sleep(Number(seconds) * 1000);
      return textAnswer("Computed.");
    },
    task: timed({ seconds: 0 }),
  }),
  tool("failing_job", {
    run: () => textAnswer("Started."),
    task: {
      ...timed({ seconds: 1 }),
      required: true,
      result: async () => ({ kind: "failure", text: "This job always fails.", outcome: "failed" }),
    },
  }),
  tool("protocol_error_job", {
    run: () => textAnswer("Started."),
    task: timed({ seconds: 0, progress: async () => ({ state: "failed", message: "Internal error." }) }),
  }),
  tool("confirm_delete", {
    input: z.object({ filename: z.string() }),
    run: () => textAnswer("Started."),
    task: asks(formQuestions({ confirm: ["Delete the file?", { confirm: "boolean" }] }, null)),
  }),
  tool("multi_input", {
    run: () => textAnswer("Started."),
    task: asks(
      formQuestions(
        { name: ["Who are you?", { name: "string" }], agree: ["Do you agree?", { confirm: "boolean" }] },
        null,
      ),
    ),
  }),
  tool("test_tool_with_task", {
    run({ rounds }) {
      const reply = Name.safeParse(rounds?.replies.user_name);
      return reply.success
        ? textAnswer(`Hello, ${reply.data.content.name}!`)
        : formQuestions({ user_name: ["What is your name?", { name: "string" }] }, null);
    },
    task: {
      ...timed({ seconds: 0 }),
      required: true,
      subject: (_, answer) =>
        answer.kind === "blocks" ? { seconds: 0, blocks: z.array(z.json()).parse(answer.blocks) } : null,
      result: async (_, { subject }) => ({
        kind: "blocks",
        blocks: subject.blocks as (Answer & { kind: "blocks" })["blocks"],
        outcome: "done",
      }),
    },
  }),
];
