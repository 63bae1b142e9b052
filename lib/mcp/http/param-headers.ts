import type { Exchange } from "../exchange";
import type { Tool } from "../tool";
import type { Message } from "./message";

const HEADER_MISMATCH = -32020;
const headersByTool = new WeakMap<Tool, Map<string, string>>();

/** The arguments of a tool that its schema wants repeated in a header (`x-mcp-header`), with the header's name. */
function headersOf(tool: Tool): Map<string, string> {
  const cached = headersByTool.get(tool);
  if (cached) return cached;
  const properties = (tool.listing.inputSchema.properties ?? {}) as Record<string, Record<string, unknown>>;
  const entries = Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema["x-mcp-header"] === "string"
      ? [[name, `Mcp-Param-${schema["x-mcp-header"]}`] as const]
      : [],
  );
  const headers = new Map(entries);
  headersByTool.set(tool, headers);
  return headers;
}

/**
 * Revision 2026-07-28: where a tool wants an argument repeated in a header, intermediaries may route by the header,
 * so a header that is missing, malformed or different from the argument is refused.
 */
export function paramHeaderProblem(
  request: Request,
  { method, id, params }: Message,
  { catalogue }: Exchange,
): Response | null {
  const tool =
    method === "tools/call" && typeof params?.name === "string" ? catalogue.find(params.name) : undefined;
  if (!tool) return null;
  const args = (params?.arguments ?? {}) as Record<string, unknown>;
  for (const [name, header] of headersOf(tool)) {
    const value = args[name];
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") continue;
    const sent = request.headers.get(header);
    if (sent !== null && decoded(sent) === String(value)) continue;
    const message = `Bad Request: the header ${header} must equal the argument ${name}.`;
    const body = {
      jsonrpc: "2.0",
      id: id ?? null,
      error: { code: HEADER_MISMATCH, message, data: { header } },
    };
    return Response.json(body, { status: 400 });
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
