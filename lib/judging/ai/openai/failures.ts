import { APICallError, RetryError } from "ai";
import { DomainError, invalid, unavailable } from "@/lib/errors";
import { cut } from "@/lib/reading/language/cut";
import { sentence, toStore } from "@/lib/say";
import { NotACompletion } from "./completion";
import { fieldOf, listOf, textOf } from "./loose";

export const tooLong = () => invalid("The document is too long for the language model.");
export const unusable = () => unavailable("The language model returned unusable answers.");

/** Parameters of a request that not every model or server takes. */
export const optionalParameters = ["temperature", "seed", "max_tokens", "max_completion_tokens"] as const;
export type OptionalParameter = (typeof optionalParameters)[number];

const isRefusedRequest = (status = 0) => [400, 404, 415, 422, 500, 501].includes(status);

/**
 * What a server did not accept about a request: optional parameters by name, or the format of the answer, for which
 * it may accept a plainer one. Null for any other failure. The vendors name them in `param` (OpenAI, Azure), `loc`
 * (Mistral, after pydantic) or the message (Gemini: Unknown name "seed"; Azure: schema too deep).
 */
export function refusedPart(error: unknown): OptionalParameter[] | "format" | null {
  const call = callIn(error);
  if (!call || !isRefusedRequest(call.statusCode)) return null;
  const complaint = complaintOf(call);
  const named = optionalParameters.filter((name) => new RegExp(`\\b${name}\\b`).test(complaint));
  if (named.length > 0) return named;
  return /response_?format|json_(?:schema|object)|\bschema\b|structured output|grammar|JSON mode/i.test(
    complaint,
  )
    ? "format"
    : null;
}

/** Why a model cannot be asked, in one word, as the organization's usage lists it. */
type Outage =
  | "out_of_quota"
  | "rate_limited"
  | "not_accepted"
  | "no_access"
  | "not_found"
  | "filtered"
  | "no_api"
  | "slow"
  | "down"
  | "too_long";

const byStatus: Record<number, Outage> = {
  400: "not_accepted",
  401: "no_access",
  403: "no_access",
  404: "not_found",
  408: "slow",
  422: "not_accepted",
  429: "rate_limited",
};

const sentences: Record<Outage, string> = {
  out_of_quota: sentence("The language model account has no credit left. An administrator has to top it up."),
  rate_limited: sentence("The language model is busy."),
  not_accepted: sentence(
    "The language model did not accept the request. An administrator has to check {settings}.",
  ),
  no_access: sentence("The language model refused the access key. An administrator has to check {settings}."),
  not_found: sentence(
    "The configured language model was not found. An administrator has to check {settings}.",
  ),
  filtered: sentence("The language model's provider did not let the documents through its filter."),
  no_api: sentence(
    "A web page answered at the address of the language model. An administrator has to check {settings}.",
  ),
  slow: sentence("The language model did not answer in time."),
  down: sentence("The language model cannot be reached."),
  too_long: "",
};

/** A call that failed: its kind, the error a recruiter sees, and the provider's own words for administrators. */
export type Failure = { outcome: Outage; error: DomainError; said: string | null };

/**
 * What a failed call means. The SDK's errors contain the whole prompt, so they are neither quoted in the message nor
 * set as its cause: they would end up in logs and in the workflow engines' stores.
 */
export function failureOf(error: unknown, settings: string, prompt: string): Failure {
  const call = callIn(error);
  const outcome = outageOf(error, call);
  const message = sentences[outcome];
  // For the service's own model the settings are names of environment variables, which have no translation.
  const shown = outcome === "too_long" ? tooLong() : unavailable(message, { settings: toStore(settings) });
  const wait = call ? waitAsked(call) : null;
  return {
    outcome,
    error: new DomainError(
      shown.code,
      shown.said,
      undefined,
      wait === null ? undefined : Math.ceil(wait / 1_000),
    ),
    said: call && wordsOf(call, prompt),
  };
}

function outageOf(error: unknown, call: APICallError | null): Outage {
  if (error instanceof NotACompletion || (call && /^\s*</.test(call.responseBody ?? ""))) return "no_api";
  if (!call) return isTimeout(error) ? "slow" : "down";
  const complaint = complaintOf(call);
  if (/context_length_exceeded|maximum context length|prompt is too long/i.test(complaint)) return "too_long";
  if (/content_filter|content management policy|safety/i.test(complaint) && call.statusCode === 400)
    return "filtered";
  if (
    call.statusCode === 402 ||
    (call.statusCode === 429 && /insufficient_quota|billing|credit/i.test(complaint))
  )
    return "out_of_quota";
  return byStatus[call.statusCode ?? 0] ?? "down";
}

/** What the provider wrote about a failed call, unless it repeats words of the prompt, which are a candidate's. */
function wordsOf(call: APICallError, prompt: string): string | null {
  const said = messagesIn(call.data ?? bodyOf(call))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  const words = said.split(" ");
  const repeats = words.some(
    (_, at) => at + 4 <= words.length && prompt.includes(words.slice(at, at + 4).join(" ")),
  );
  return said && !repeats ? cut(said.replace(/\b(?:sk|key)-[\w*-]+/g, "(key)"), 300) : null;
}

/** Everything by which an error body says what was wrong: its codes, parameters and messages, but no echoed input. */
const complaintOf = (call: APICallError) =>
  [call.message, ...messagesIn(call.data ?? bodyOf(call))].join(" ");

function bodyOf({ responseBody = "" }: APICallError): unknown {
  try {
    return JSON.parse(responseBody);
  } catch {
    return { message: responseBody.startsWith("<") ? "" : responseBody.slice(0, 2_000) };
  }
}

function messagesIn(body: unknown): string[] {
  if (typeof body === "string") return [body];
  if (Array.isArray(body)) return body.flatMap(messagesIn);
  const told = ["code", "type", "param", "message", "msg"].flatMap(
    (name) => textOf(fieldOf(body, name)) ?? [],
  );
  const inner = ["error", "message", "detail", "errors"].map((name) => fieldOf(body, name));
  const place = listOf(fieldOf(body, "loc")).filter((part) => typeof part === "string");
  return [
    ...told,
    ...place,
    ...inner.flatMap((each) => (typeof each === "object" ? [each].flat().flatMap(messagesIn) : [])),
  ];
}

/**
 * How long a server asks to wait, in ms: Retry-After in seconds or as a date (RFC 9110 10.2.3), or OpenAI's
 * retry-after-ms. Null where it does not say.
 */
export function waitAsked(call: APICallError): number | null {
  const headers = call.responseHeaders ?? {};
  const ms = Number(headers["retry-after-ms"] || Number.NaN);
  if (ms >= 0) return ms;
  const after = headers["retry-after"];
  if (!after) return null;
  const wait = /^[\d.]+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** The failed call in an error, if it is one that another try may answer. */
export function passingFailure(error: unknown): APICallError | "connection" | null {
  const call = callIn(error);
  if (!call) return error instanceof NotACompletion || isTimeout(error) ? null : "connection";
  const { statusCode = 0 } = call;
  const isOver = statusCode === 429 && outageOf(error, call) === "rate_limited";
  return isOver || statusCode === 408 || statusCode === 0 || statusCode >= 500 ? call : null;
}

function callIn(error: unknown): APICallError | null {
  if (APICallError.isInstance(error)) return error;
  return RetryError.isInstance(error) ? callIn(error.lastError) : null;
}

function isTimeout(error: unknown): boolean {
  if (RetryError.isInstance(error)) return isTimeout(error.lastError);
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
