import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { callTool } from "./dispatch";
import type { Exchange } from "./exchange";
import { type Message, calledTool } from "./http/message";
import { toCallResult } from "./legacy";
import { hasLevel } from "./log-level";
import type { Tool } from "./tool";

const versions = new Set<string>(SUPPORTED_PROTOCOL_VERSIONS);
const lists = new WeakMap<Tool["listing"][], string>();

/**
 * Answers the two most frequent requests, tools/list and tools/call of the 2025 era, when they ask for nothing beside
 * the result: in the SDK's format, without building a server, a transport and a stream. Null for everything else,
 * which the SDKs answer or refuse.
 */
export async function answerPlainly(
  request: Request,
  message: Message,
  exchange: Exchange,
): Promise<Response | null> {
  const { id, method, params } = message;
  const version = request.headers.get("mcp-protocol-version");
  // Without the header only `_meta` tells the revision; with it, `_meta` may still ask for progress and more.
  if (id === undefined || (version !== null && !versions.has(version)) || (params && "_meta" in params))
    return null;
  if (method === "tools/list") return answer(id, listed(exchange));
  if (exchange.elicits.form || exchange.elicits.url) return null;
  const tool = calledTool(message, exchange.catalogue);
  const args = params?.arguments ?? {};
  if (!tool || hasLevel(exchange.actor) || typeof args !== "object" || Array.isArray(args)) return null;
  return answer(id, JSON.stringify(toCallResult(await callTool(exchange, tool, args))));
}

/** Sends one chunk of known length. From a string, Response would first make a copy and an iterator. */
function answer(id: unknown, result: string): Response {
  const bytes = Buffer.from(`{"result":${result},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(body, {
    headers: { "Content-Type": "application/json", "Content-Length": `${bytes.length}` },
  });
}

/** The tool list as JSON, cached by its array, which all callers with the same permissions share. */
function listed({ actor, catalogue }: Exchange): string {
  const tools = catalogue.listedFor(actor);
  const cached = lists.get(tools);
  if (cached !== undefined) return cached;
  const text = JSON.stringify({ tools });
  lists.set(tools, text);
  return text;
}
