import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Progress, TaskWork } from "@/lib/doors/mcp/tasks/task-work";
import type { Answer, Tool } from "@/lib/doors/mcp/tool";
import { formQuestions } from "./questions";
import { askName, textAnswer, tool } from "./tool";

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

const started = () => textAnswer("Started.");

/** The tools that the suite's tasks-extension scenarios call; the suite describes what each must do. */
export const conformanceTaskTools: readonly Tool[] = [
  tool("greet", (_, { name }) => textAnswer(`Hello, ${String(name)}!`), {
    input: z.object({ name: z.string() }),
  }),
  tool(
    "slow_compute",
    async ({ tasks }, { seconds }) => {
      if (!tasks) await sleep(Number(seconds) * 1000);
      return textAnswer("Computed.");
    },
    {
      input: z.object({ seconds: z.number(), label: z.string().optional() }),
      task: timed({ seconds: 0 }),
    },
  ),
  tool("failing_job", started, {
    task: {
      ...timed({ seconds: 1 }),
      required: true,
      result: async () => ({ kind: "failure", text: "This job always fails.", outcome: "failed" }),
    },
  }),
  tool("protocol_error_job", started, {
    task: timed({ seconds: 0, progress: async () => ({ state: "failed", message: "Internal error." }) }),
  }),
  tool("confirm_delete", started, {
    input: z.object({ filename: z.string() }),
    task: asks(formQuestions({ confirm: ["Delete the file?", { confirm: "boolean" }] }, null)),
  }),
  tool("multi_input", started, {
    task: asks(
      formQuestions(
        { name: ["Who are you?", { name: "string" }], agree: ["Do you agree?", { confirm: "boolean" }] },
        null,
      ),
    ),
  }),
  tool("test_tool_with_task", askName, {
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
