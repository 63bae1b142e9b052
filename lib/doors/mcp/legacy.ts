import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SetLevelRequestSchema,
  type CallToolResult,
  type JSONRPCMessage,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv-provider.js";
import { capabilities } from "./capabilities";
import { askInStream } from "./confirm/ask-in-stream";
import { sessionFor } from "./confirm/session";
import { callTool } from "./dispatch";
import type { Exchange } from "./exchange";
import type { Message } from "./http/message";
import { instructions, serverInfo } from "./identity";
import { complete, getPrompt, listPrompts, listResources, listTemplates, readResource } from "./offered";
import { progressTo } from "./progress";
import { Refused } from "./refused";
import { hasLevel, wantsLevel, setLevel } from "./log-level";
import type { Answer } from "./tool";

/** Shares one validator: otherwise every server, and so every request, would create its own. */
const options = { capabilities, instructions, jsonSchemaValidator: new AjvJsonSchemaValidator() };

/**
 * Revisions 2024-10-07 to 2025-11-25: initialize, then requests. Stateless: one server per request; a session id only
 * says that the client can ask its user. Answers with JSON, or with an event stream when the caller asked for progress
 * or for log messages, or may be asked something.
 */
export async function serveLegacy(request: Request, message: Message, exchange: Exchange): Promise<Response> {
  const token = message.params?._meta?.progressToken;
  const { form, url } = exchange.elicits;
  const calls = message.method === "tools/call";
  const streams = token !== undefined || (calls && (hasLevel(exchange.actor) || form || url));
  const server = new Server(serverInfo, options);
  registrations.get(message.method ?? "")?.(server, exchange, token);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: !streams,
  });
  await server.connect(transport);
  exchange.signal.addEventListener("abort", () => void server.close().catch(() => {}), { once: true });
  const response = await transport.handleRequest(request, { parsedBody: message });
  const session = sessionFor(message, exchange.actor);
  if (session) response.headers.set("mcp-session-id", session);
  return response;
}

type Register = (server: Server, exchange: Exchange, token?: string | number) => void;

/** Registers the handler of one method: a server answers one message, so it needs no other. */
const registrations = new Map<string, Register>(
  Object.entries<Register>({
    "tools/list": (server, { actor, catalogue }) =>
      server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: catalogue.listedFor(actor) })),
    "tools/call": (server, exchange, token) =>
      server.setRequestHandler(CallToolRequestSchema, async ({ params }, { sendNotification, requestId }) => {
        const tool = exchange.catalogue.find(params.name);
        if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name.slice(0, 100)}`);
        const progress = progressTo(token, sendNotification);
        const say: Exchange["say"] = hasLevel(exchange.actor)
          ? async (level, data) => {
              if (wantsLevel(exchange.actor, level))
                await sendNotification({
                  method: "notifications/message",
                  params: { level, logger: serverInfo.name, data },
                });
            }
          : null;
        const current = { ...exchange, progress, say };
        const { form, url } = exchange.elicits;
        const ask =
          form || url
            ? askInStream(current, async (question) =>
                server.transport?.send(question as JSONRPCMessage, { relatedRequestId: requestId }),
              )
            : null;
        return toCallResult(await callTool({ ...current, ask }, tool, params.arguments));
      }),
    "prompts/list": (server, exchange) =>
      server.setRequestHandler(ListPromptsRequestSchema, () => listPrompts(exchange)),
    "prompts/get": (server, exchange) =>
      server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
        withProtocolErrors(async () => {
          const prompt = await getPrompt(exchange, params.name, params.arguments ?? {});
          if (prompt.kind === "questions") throw cannotAsk();
          return { description: prompt.description, messages: prompt.messages };
        }),
      ),
    "resources/list": (server, exchange) =>
      server.setRequestHandler(ListResourcesRequestSchema, ({ params }) =>
        withProtocolErrors(() => listResources(exchange, params?.cursor)),
      ),
    "resources/templates/list": (server, exchange) =>
      server.setRequestHandler(ListResourceTemplatesRequestSchema, () => listTemplates(exchange)),
    "resources/read": (server, exchange) =>
      server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
        withProtocolErrors(async () => ({ contents: (await readResource(exchange, params.uri)).contents })),
      ),
    "completion/complete": (server, exchange) =>
      server.setRequestHandler(CompleteRequestSchema, ({ params: { ref, argument, context } }) =>
        withProtocolErrors(() => complete(exchange, ref, argument, context?.arguments)),
      ),
    "logging/setLevel": (server, { actor }) =>
      server.setRequestHandler(SetLevelRequestSchema, ({ params }) => {
        setLevel(actor, params.level);
        return {};
      }),
  }),
);

/** Translates refusals into this era's error codes, which include one for a missing resource. */
async function withProtocolErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, message, data } = error;
    if (code === "not_found" && data?.uri !== undefined) throw new McpError(-32002, message, data);
    const protocolCode =
      code === "not_found" || code === "invalid" ? ErrorCode.InvalidParams : ErrorCode.InternalError;
    throw new McpError(protocolCode, message, data);
  }
}

/** A tool's answer in this era's format. */
export function toCallResult(answer: Answer): CallToolResult {
  if (answer.kind === "result")
    return { content: [{ type: "text", text: answer.text }], structuredContent: answer.structured };
  if (answer.kind === "blocks") return { content: answer.blocks };
  if (answer.kind === "failure") return { isError: true, content: [{ type: "text", text: answer.text }] };
  throw cannotAsk();
}

/** Asking in a result needs rounds, or elicits without ask, which this era's exchange never has. */
const cannotAsk = () => new McpError(ErrorCode.InternalError, "This client does not support questions.");
