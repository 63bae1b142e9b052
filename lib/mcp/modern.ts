import {
  CLIENT_CAPABILITIES_META_KEY,
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  createMcpHandler,
  inputRequired,
  inputResponse,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { mintState, verifyState } from "./confirm/request-state";
import { callTool } from "./dispatch";
import type { Exchange } from "./exchange";
import { LIST_TTL_MS, instructions, serverInfo } from "./identity";
import type { Answer } from "./tool";

const cached = { ttlMs: LIST_TTL_MS, cacheScope: "private" } as const;

const handler = createMcpHandler(
  ({ authInfo }) => {
    const exchange = authInfo?.extra?.exchange as Exchange;
    const { actor, catalogue } = exchange;
    const server = new Server(serverInfo, {
      instructions,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { "tools/list": cached, "server/discover": cached },
      requestState: { verify: verifyState },
      inputRequired: { legacyShim: false },
    });
    server.setRequestHandler("tools/list", () => ({ tools: catalogue.listedFor(actor) }));
    server.setRequestHandler("tools/call", async ({ params }, context) => {
      const tool = catalogue.find(params.name);
      if (!tool)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `Unknown tool: ${params.name.slice(0, 100)}`,
        );
      return framed(await callTool(heard(exchange, context), tool, params.arguments), context);
    });
    return server;
  },
  // Nothing we list changes while a client listens: a subscription is acknowledged and stays silent.
  { legacy: "reject", maxSubscriptions: 64 },
);

/** Revision 2026-07-28: every request stands alone, and a result can ask for the user's input. */
export function serveModern(request: Request, message: unknown, exchange: Exchange): Promise<Response> {
  const { id, clientId, scopes } = exchange.actor;
  // The token itself stays outside: nothing behind this needs it.
  const authInfo = { token: "", clientId: clientId ?? id, scopes: [...scopes], extra: { exchange } };
  return handler.fetch(request, { authInfo, parsedBody: message });
}

/** Of a client's capabilities, what concerns us. Whatever else a client declares is none of our business. */
const Declared = z.looseObject({
  elicitation: z.looseObject({ form: z.unknown(), url: z.unknown() }).partial().optional().catch(undefined),
});

/** The exchange with what this revision's envelope adds: what the client can ask its user, and what was answered. */
function heard(exchange: Exchange, { mcpReq }: ServerContext): Exchange {
  const envelope: Record<string, unknown> = { ...mcpReq.envelope };
  const { elicitation } = Declared.parse(envelope[CLIENT_CAPABILITIES_META_KEY] ?? {});
  // An empty elicitation capability means forms.
  const form = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
  const token = mcpReq._meta?.progressToken;
  const asked = mcpReq.requestState<{ token: string }>();
  const response = inputResponse(mcpReq.inputResponses, "confirm");
  return {
    ...exchange,
    elicits: { form, url: elicitation?.url !== undefined },
    answered:
      asked && response.kind === "elicit"
        ? { token: asked.token, action: response.action, yes: response.content?.confirm === true }
        : null,
    progress:
      token === undefined
        ? null
        : (seconds, said) =>
            mcpReq.notify({
              method: "notifications/progress",
              params: { progressToken: token, progress: seconds, message: said },
            }),
  };
}

async function framed(answer: Answer, context: ServerContext): Promise<CallToolResult | InputRequiredResult> {
  if (answer.kind === "result")
    return { content: [{ type: "text", text: answer.text }], structuredContent: answer.structured };
  if (answer.kind === "failure") return { isError: true, content: [{ type: "text", text: answer.text }] };
  return inputRequired({
    inputRequests: {
      confirm: answer.url
        ? inputRequired.elicitUrl({ message: answer.message, url: answer.url })
        : inputRequired.elicit({ message: answer.message, requestedSchema: confirmForm }),
    },
    requestState: await mintState(answer.token, context),
  });
}

const confirmForm = {
  type: "object" as const,
  properties: { confirm: { type: "boolean" as const, title: "Yes, do it", default: false } },
  required: ["confirm"],
};
