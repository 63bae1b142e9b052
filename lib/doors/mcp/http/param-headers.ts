import type { Exchange } from "../exchange";
import type { Tool } from "../tool";
import { type Message, calledTool } from "./message";
import { rpcError } from "./refusal";

const HEADER_MISMATCH = -32020;

/** The arguments of a tool that its schema wants repeated in a header (`x-mcp-header`), with the header's name. */
function headersOf({ listing }: Tool) {
  const properties = (listing.inputSchema.properties ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema["x-mcp-header"] === "string"
      ? [[name, `Mcp-Param-${schema["x-mcp-header"]}`] as const]
      : [],
  );
}

/**
 * Revision 2026-07-28: where a tool wants an argument repeated in a header, intermediaries may route by the header,
 * so a header that is missing, malformed or different from the argument is refused.
 */
export function paramHeaderProblem(
  request: Request,
  message: Message,
  { catalogue }: Exchange,
): Response | null {
  const tool = calledTool(message, catalogue);
  if (!tool) return null;
  const args = (message.params?.arguments ?? {}) as Record<string, unknown>;
  for (const [name, header] of headersOf(tool)) {
    const value = args[name];
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") continue;
    const sent = request.headers.get(header);
    if (sent !== null && decoded(sent) === String(value)) continue;
    const problem = `Bad Request: the header ${header} must equal the argument ${name}.`;
    return rpcError(HEADER_MISMATCH, problem, message.id, { header });
  }
  return null;
}

/** Decodes a header's value: between `=?base64?` and `?=` it is UTF-8 in canonical Base64. Null when malformed. */
function decoded(value: string): string | null {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  const bytes = Buffer.from(encoded, "base64");
  if (bytes.toString("base64") !== encoded) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
