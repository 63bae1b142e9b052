import { type CallToolResult, Server } from "@modelcontextprotocol/server";
import type { createdTask } from "./methods";

type Handler = Parameters<Server["_wrapHandler"]>[1];

/**
 * The SDK's server, able to answer tools/call with a task: version 2.4 treats every answer as a tool's result, which
 * has `content`. A task gets an empty `content`, which is removed before the answer is sent.
 */
export class TaskServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    if (method !== "tools/call") return wrapped;
    return async (request, context) => {
      const { content, ...result } = await wrapped(request, context);
      return result.resultType === "task" ? result : { ...result, content };
    };
  }
}

/** The task returned in place of a tool's result. */
export const taskCreated = (
  task: ReturnType<typeof createdTask>,
): CallToolResult & { resultType: "task" } => ({
  resultType: "task",
  content: [],
  ...task,
});
