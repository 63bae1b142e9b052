import { isJsonContentType, readRequestBody } from "@modelcontextprotocol/server";
import { receiving } from "@/lib/platform/access/read-body";
import type { Catalogue } from "../exchange";
import type { Tool } from "../tool";
import { refusal, rpcError } from "./refusal";
import { MAX_REQUEST_BYTES } from "./request-limit";

/** One JSON-RPC message: a request, a notification or a response. */
export type Message = {
  jsonrpc: "2.0";
  method?: string;
  id?: unknown;
  /** Of a response. */
  result?: unknown;
  params?: { name?: unknown; arguments?: unknown; _meta?: { progressToken?: string | number } };
};

/** The tool that a tools/call names; undefined for an unknown one, and for any other message. */
export const calledTool = ({ method, params }: Message, catalogue: Catalogue): Tool | undefined =>
  method === "tools/call" && typeof params?.name === "string" ? catalogue.find(params.name) : undefined;

/** Batches were part of revision 2025-03-26 only, which has no version header. */
const MOST_IN_BATCH = 50;
const allowsBatches = ({ headers }: Request) =>
  [null, "2025-03-26"].includes(headers.get("mcp-protocol-version"));

/** Reads the message of a POST, or the batch, in which null stands for what is no message; or returns the refusal. */
export async function readMessage(request: Request): Promise<Message | (Message | null)[] | Response> {
  if (!isJsonContentType(request.headers.get("content-type")))
    return refusal(415, "unsupported_media_type", "Send Content-Type: application/json.");
  const body = await receiving(() => readRequestBody(request, MAX_REQUEST_BYTES));
  if (body.tooLarge)
    return refusal(
      413,
      "payload_too_large",
      "A request may have at most 4.5 MB. createUpload takes larger files.",
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.text);
  } catch {
    return rpcError(-32700, "Parse error: the body is not valid JSON.");
  }
  if (Array.isArray(parsed) && !allowsBatches(request))
    return rpcError(-32600, "Batches are no longer part of the protocol: send one message per request.");
  if (Array.isArray(parsed) && (parsed.length === 0 || parsed.length > MOST_IN_BATCH))
    return rpcError(-32600, `Invalid request: a batch has 1 to ${MOST_IN_BATCH} messages.`);
  if (!Array.isArray(parsed) && !isMessage(parsed)) {
    const id = (parsed as { id?: unknown } | null)?.id;
    return rpcError(-32600, "Invalid request: the body is not a JSON-RPC 2.0 message.", id);
  }
  if (suspicious.test(body.text) && !isStorable(parsed))
    return rpcError(
      -32600,
      "Invalid request: a string contains a NUL or a lone surrogate, or a number is out of range.",
      (parsed as { id?: unknown }).id,
    );
  return Array.isArray(parsed)
    ? parsed.map((each) => (isMessage(each) ? withArguments(each) : null))
    : withArguments(parsed);
}

/**
 * Reads arguments that some clients send in another form: an object as JSON text, nothing as null, as empty text or,
 * where a language has only one kind of empty list, as [].
 */
function withArguments(message: Message): Message {
  const { method, params } = message;
  if (method !== "tools/call" || !params || !("arguments" in params)) return message;
  const sent = params.arguments;
  const read = typeof sent === "string" ? fromJson(sent.trim() || "{}") : sent;
  const isEmpty = read === null || (Array.isArray(read) && read.length === 0);
  return { ...message, params: { ...params, arguments: isEmpty ? {} : read } };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What may decode to invalid text or to infinity; tested first, because walking through 4 MB is not free. */
const suspicious = /\\u(0000|d[89a-f])|\de\+?\d{3}|\d{200}/i;

/**
 * Whether everything can be stored and digested, as the audit trail does: PostgreSQL rejects NUL, canonical JSON lone
 * surrogates and infinity.
 */
function isStorable(message: unknown): boolean {
  const pending: unknown[] = [message];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return false;
    if (typeof value === "number" && !Number.isFinite(value)) return false;
    if (typeof value === "object" && value !== null)
      pending.push(...Object.keys(value), ...(Object.values(value) as unknown[]));
  }
  return true;
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null) return false;
  const { jsonrpc, method, id, params } = value as Record<string, unknown>;
  if (jsonrpc !== "2.0") return false;
  if (id !== undefined && typeof id !== "string" && typeof id !== "number") return false;
  if (params !== undefined && (typeof params !== "object" || params === null || Array.isArray(params)))
    return false;
  if (typeof method === "string") return true;
  return method === undefined && id !== undefined && ("result" in value || "error" in value);
}
