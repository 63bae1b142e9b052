import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { callTool } from "./dispatch";
import type { Exchange } from "./exchange";
import type { Message } from "./http/message";
import { toCallResult } from "./legacy";
import { hasLevel } from "./spoken-level";
import type { Tool } from "./tool";

const versions = new Set<string>(SUPPORTED_PROTOCOL_VERSIONS);
const lists = new WeakMap<Tool["listing"][], string>();

/**
 * The two requests an agent's day is made of, tools/list and tools/call of the 2025 era, when they ask for nothing
 * beside the answer: written as the SDK writes it, without building a server, a transport and a stream for it. Null
 * for everything else, which the SDKs answer, and for whatever they would refuse.
 */
export async function answerPlainly(
  request: Request,
  { id, method, params }: Message,
  exchange: Exchange,
): Promise<Response | null> {
  const version = request.headers.get("mcp-protocol-version");
  // Without the header only `_meta` tells the revision; with it, progress and much else is asked for there.
  if (id === undefined || (version !== null && !versions.has(version)) || (params && "_meta" in params))
    return null;
  if (method === "tools/list") return answer(id, listed(exchange));
  if (method !== "tools/call" || hasLevel(exchange.actor)) return null;
  const tool = typeof params?.name === "string" ? exchange.catalogue.find(params.name) : undefined;
  const args = params?.arguments ?? {};
  if (!tool || typeof args !== "object" || Array.isArray(args)) return null;
  return answer(id, JSON.stringify(toCallResult(await callTool(exchange, tool, args))));
}

/** One piece of a known length. Of a string Response would make a copy and an iterator first. */
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

/** The list as JSON. It is the same array for everyone with the same permissions. */
function listed({ actor, catalogue }: Exchange): string {
  const tools = catalogue.listedFor(actor);
  const cached = lists.get(tools);
  if (cached !== undefined) return cached;
  const text = JSON.stringify({ tools });
  lists.set(tools, text);
  return text;
}
