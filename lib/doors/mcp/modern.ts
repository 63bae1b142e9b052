import {
  CLIENT_CAPABILITIES_META_KEY,
  LOG_LEVEL_META_KEY,
  type CallToolResult,
  type GetPromptResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
  type ServerContext,
  createMcpHandler,
  inputRequired,
  inputResponse,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { modernCapabilities } from "./capabilities";
import { mintState, verifyState } from "./confirm/request-state";
import { Declared, modesOf } from "./confirm/session";
import { confirmForm } from "./confirm/wording";
import { callTool } from "./dispatch";
import type { Exchange, Questions } from "./exchange";
import type { Message } from "./http/message";
import { paramHeaderProblem } from "./http/param-headers";
import { LIST_TTL_MS, instructions, serverInfo } from "./identity";
import { toCallResult } from "./legacy";
import { complete, getPrompt, listPrompts, listResources, listTemplates, readResource } from "./offered";
import { progressTo } from "./progress";
import { Refused } from "./refused";
import { asTask } from "./tasks/as-task";
import { cancelTask, getTask, updateTask } from "./tasks/methods";
import { TASKS } from "./tasks/protocol";
import { needsTasks, subscriptionProblem } from "./tasks/needs-tasks";
import { TaskServer, taskCreated } from "./tasks/task-server";
import type { Answer } from "./tool";

const cacheable = { ttlMs: LIST_TTL_MS, cacheScope: "private" } as const;
const uncached = { ttlMs: 0, cacheScope: "private" } as const;

const options = {
  instructions,
  capabilities: modernCapabilities,
  cacheHints: {
    "tools/list": cacheable,
    "prompts/list": cacheable,
    "resources/templates/list": cacheable,
    "server/discover": cacheable,
    // A new job has to appear immediately.
    "resources/list": uncached,
  },
  requestState: { verify: verifyState },
  inputRequired: { legacyShim: false },
};

const handler = createMcpHandler(
  ({ authInfo }) => {
    const { exchange, method } = authInfo!.extra as { exchange: Exchange; method: string };
    const server = new TaskServer(serverInfo, options);
    registrations.get(method)?.(server, exchange);
    return server;
  },
  // Our lists do not change while a client listens: a subscription is acknowledged and stays silent.
  { legacy: "reject", maxSubscriptions: 64 },
);

/** Revision 2026-07-28: every request is self-contained, and a result can ask for the user's input. */
export async function serveModern(request: Request, message: Message, exchange: Exchange): Promise<Response> {
  const problem = paramHeaderProblem(request, message, exchange) ?? subscriptionProblem(message);
  if (problem) return problem;
  const { id, clientId, scopes } = exchange.actor;
  // The token is not passed on: no handler needs it.
  const extra = { exchange, method: message.method ?? "" };
  const authInfo = { token: "", clientId: clientId ?? id, scopes: [...scopes], extra };
  return handler.fetch(request, { authInfo, parsedBody: message });
}

/** Registers the handler of one method: a server answers one message, so it needs no other. */
const registrations = new Map(
  Object.entries<(server: Server, exchange: Exchange) => void>({
    "tools/list": (server, { actor, catalogue }) =>
      server.setRequestHandler("tools/list", () => ({ tools: catalogue.listedFor(actor) })),
    "tools/call": (server, exchange) =>
      server.setRequestHandler("tools/call", async ({ params }, context) => {
        const tool = exchange.catalogue.find(params.name);
        if (!tool)
          throw new ProtocolError(
            ProtocolErrorCode.InvalidParams,
            `Unknown tool: ${params.name.slice(0, 100)}`,
          );
        const current = exchangeIn(exchange, context);
        if (tool.task?.required && !current.tasks) throw needsTasks();
        const answer = await callTool(current, tool, params.arguments);
        const task = await asTask(current, tool, params.arguments, answer);
        return task ? taskCreated(task) : toResult(answer, context);
      }),
    "tasks/get": (server, exchange) =>
      server.setRequestHandler("tasks/get", OneTask, ({ taskId }, context) =>
        withProtocolErrors(() => getTask(taskExchange(exchange, context), taskId)),
      ),
    "tasks/update": (server, exchange) =>
      server.setRequestHandler("tasks/update", OneTask, ({ taskId }, context) =>
        withProtocolErrors(() =>
          updateTask(taskExchange(exchange, context), taskId, { ...context.mcpReq.inputResponses }),
        ),
      ),
    "tasks/cancel": (server, exchange) =>
      server.setRequestHandler("tasks/cancel", OneTask, ({ taskId }, context) =>
        withProtocolErrors(() => cancelTask(taskExchange(exchange, context), taskId)),
      ),
    "prompts/list": (server, exchange) =>
      server.setRequestHandler("prompts/list", () => listPrompts(exchange)),
    "prompts/get": (server, exchange) =>
      server.setRequestHandler("prompts/get", ({ params }, context) =>
        withProtocolErrors(async (): Promise<GetPromptResult | InputRequiredResult> => {
          const prompt = await getPrompt(exchangeIn(exchange, context), params.name, params.arguments ?? {});
          return prompt.kind === "questions"
            ? ask(prompt, context)
            : { description: prompt.description, messages: prompt.messages };
        }),
      ),
    "resources/list": (server, exchange) =>
      server.setRequestHandler("resources/list", ({ params }) =>
        withProtocolErrors(() => listResources(exchange, params?.cursor)),
      ),
    "resources/templates/list": (server, exchange) =>
      server.setRequestHandler("resources/templates/list", () => listTemplates(exchange)),
    "resources/read": (server, exchange) =>
      server.setRequestHandler("resources/read", ({ params }) =>
        withProtocolErrors(async () => {
          const { contents, keptMs } = await readResource(exchange, params.uri);
          return { contents, ttlMs: keptMs, cacheScope: "private" as const };
        }),
      ),
    "completion/complete": (server, exchange) =>
      server.setRequestHandler("completion/complete", ({ params: { ref, argument, context } }) =>
        withProtocolErrors(() => complete(exchange, ref, argument, context?.arguments)),
      ),
  }),
);

/** Translates refusals into this revision's error codes. */
async function withProtocolErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, message, data } = error;
    if (code === "not_found" && typeof data?.uri === "string")
      throw new ResourceNotFoundError(data.uri, message);
    const protocolCode =
      code === "not_found" || code === "invalid"
        ? ProtocolErrorCode.InvalidParams
        : ProtocolErrorCode.InternalError;
    throw new ProtocolError(protocolCode, message, data);
  }
}

const OneTask = { params: z.looseObject({ taskId: z.string() }) };

/** The exchange of a tasks/* request. @throws unless the request declares the tasks extension */
function taskExchange(exchange: Exchange, context: ServerContext): Exchange {
  const current = exchangeIn(exchange, context);
  if (!current.tasks) throw needsTasks();
  return current;
}

/** Adds what this revision's envelope carries: what the client can ask its user, and what the user answered. */
function exchangeIn(exchange: Exchange, { mcpReq }: ServerContext): Exchange {
  const envelope: Record<string, unknown> = { ...mcpReq.envelope };
  const declared = Declared.parse(envelope[CLIENT_CAPABILITIES_META_KEY] ?? {});
  const { extensions = {} } = declared;
  const pending = mcpReq.requestState<{ token: string }>();
  const response = inputResponse(mcpReq.inputResponses, "confirm");
  return {
    ...exchange,
    elicits: modesOf(declared),
    tasks: Object.hasOwn(extensions, TASKS),
    answered:
      pending && response.kind === "elicit"
        ? { token: pending.token, action: response.action, yes: response.content?.confirm === true }
        : null,
    rounds: { capabilities: declared, replies: { ...mcpReq.inputResponses }, state: pending?.token ?? null },
    say:
      envelope[LOG_LEVEL_META_KEY] === undefined
        ? null
        : (level, message) => mcpReq.log(level, message, serverInfo.name),
    progress: progressTo(mcpReq._meta?.progressToken, (notification) => mcpReq.notify(notification)),
  };
}

async function toResult(
  answer: Answer,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  if (answer.kind === "questions") return ask(answer, context);
  if (answer.kind !== "question") return toCallResult(answer);
  return inputRequired({
    inputRequests: {
      confirm: answer.url
        ? inputRequired.elicitUrl({ message: answer.message, url: answer.url })
        : inputRequired.elicit({ message: answer.message, requestedSchema: confirmForm }),
    },
    requestState: await mintState(answer.token, context),
  });
}

const ask = async ({ requests, state }: Questions, context: ServerContext): Promise<InputRequiredResult> =>
  inputRequired({
    inputRequests: requests,
    ...(state !== null && { requestState: await mintState(state, context) }),
  });
