import { readBody } from "@/lib/platform/access/read-body";
import { OauthProblem, invalidRequest } from "./problem";

const LIMIT = 16 * 1024;

/** Reads a body as text. Throws OauthProblem 413 when it is larger than `limit` bytes. */
export async function readText(request: Request, error: string, limit = LIMIT): Promise<string> {
  const tooLarge = () => new OauthProblem(413, error, `The request is larger than ${limit / 1024} KB.`);
  return (await readBody(request, limit, tooLarge)).toString("utf8");
}

export const isType = (request: Request, type: string) =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() === type;

/**
 * Reads a form body in which only `resource` may be repeated. Parameters without a value count as left out (RFC 6749
 * §3.2).
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!isType(request, "application/x-www-form-urlencoded"))
    throw invalidRequest("Content-Type must be application/x-www-form-urlencoded.");
  const sent = new URLSearchParams(await readText(request, "invalid_request"));
  const form = new URLSearchParams([...sent].filter(([, value]) => value !== ""));
  refuseRepeated(form);
  return form;
}

/** Refuses parameters given more than once (RFC 6749 §3.1) and values with a NUL character. */
export function refuseRepeated(parameters: URLSearchParams) {
  for (const [name, value] of parameters) {
    if (name !== "resource" && parameters.getAll(name).length > 1)
      throw invalidRequest("A parameter is given more than once.");
    if (value.includes("\0")) throw invalidRequest("A parameter is malformed.");
  }
}

/** Reads a body that must be a JSON object. */
export async function readJson(request: Request, error: string): Promise<Record<string, unknown>> {
  if (!isType(request, "application/json"))
    throw new OauthProblem(400, error, "Content-Type must be application/json.");
  const text = await readText(request, error);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new OauthProblem(400, error, "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new OauthProblem(400, error, "The body must be a JSON object.");
  return value as Record<string, unknown>;
}
