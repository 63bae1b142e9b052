import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { callTool } from "./dispatch";
import type { Exchange } from "./exchange";
import { instructions, serverInfo } from "./identity";
import type { Answer } from "./tool";

/**
 * Revisions 2024-10-07 to 2025-11-25: initialize, tools/list, tools/call. Stateless: a server for one request, no
 * session. One JSON answer, or a stream of events when the caller asked for progress.
 */
export async function serveLegacy(request: Request, message: unknown, exchange: Exchange): Promise<Response> {
  const token = progressToken(message);
  const server = new Server(serverInfo, { capabilities: { tools: {} }, instructions });
  const { actor, catalogue } = exchange;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: catalogue.listedFor(actor) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { sendNotification }) => {
    const tool = catalogue.find(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name.slice(0, 100)}`);
    const progress =
      token === undefined
        ? null
        : (seconds: number, said: string) =>
            sendNotification({
              method: "notifications/progress",
              params: { progressToken: token, progress: seconds, message: said },
            });
    return framed(await callTool({ ...exchange, progress }, tool, params.arguments));
  });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: token === undefined,
  });
  await server.connect(transport);
  exchange.signal.addEventListener("abort", () => void server.close().catch(() => {}), { once: true });
  return transport.handleRequest(request, { parsedBody: message });
}

function framed(answer: Answer): CallToolResult {
  if (answer.kind === "result")
    return { content: [{ type: "text", text: answer.text }], structuredContent: answer.structured };
  if (answer.kind === "failure") return { isError: true, content: [{ type: "text", text: answer.text }] };
  // Asking needs elicits.form or elicits.url, which this era's exchange never has.
  throw new McpError(ErrorCode.InternalError, "This client cannot be asked.");
}

function progressToken(message: unknown): string | number | undefined {
  const { params } = message as { params?: { _meta?: { progressToken?: string | number } } };
  return params?._meta?.progressToken;
}
