import type * as z from "zod";
import { AtsFailure, rejected } from "./failure";
import { say } from "@/lib/say";

/** How calls are sent: replaced in tests, and by callers that pace each call. */
export type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Called before every request; throws AtsFailure limited when the budget is used up. */
  pace?: () => Promise<void>;
  /** Called with the pause in milliseconds that the ATS asks for. */
  hold?: (ms: number) => Promise<void>;
  /** Whether a read that the ATS wants delayed waits that long, in `pace`, and is retried. */
  waits?: (ms: number) => boolean;
  /** Called with the failure of a call. */
  failed?: (failure: AtsFailure) => void;
  /** Called with the rate limit that an answer reports, or null. */
  allowance?: (left: Allowance | null) => void;
};

/** The remaining calls of a rate limit window, and the time until it resets. */
export type Allowance = { limit: number; remaining: number; resetsInMs: number };

export type Call = {
  url: string;
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  headers: Record<string, string>;
  body?: string;
  /** True when the call changes something at the ATS. */
  writes?: boolean;
  /** What HTTP 403 means, by its body; "forbidden" unless the ATS says otherwise. */
  denied?: (json: unknown) => "unauthorized" | "forbidden";
};

export type Answer = { status: number; headers: Headers; json: unknown };

const timeoutMs = 20_000;
const longestHoldMs = 15 * 60_000;

/**
 * Makes one call. Returns 2xx and 4xx answers except 401, 403, 408 and 429; throws AtsFailure for the rest. Redirects
 * are not followed: an API that has moved needs a change of configuration.
 */
export async function call(transport: Transport, request: Call): Promise<Answer> {
  await transport.pace?.();
  try {
    return await send(transport, request);
  } catch (error) {
    if (error instanceof AtsFailure) transport.failed?.(error);
    throw error;
  }
}

/** Sends a change. Throws refused when the ATS rejects it, except with status `done`: it was done already. */
export async function write(
  transport: Transport,
  ats: string,
  request: Omit<Call, "body" | "writes">,
  body?: object,
  done?: number,
) {
  const sent = body && { body: JSON.stringify(body) };
  const { status } = await call(transport, { ...request, ...sent, writes: true });
  if (status >= 400 && status !== done) throw rejected(ats, status);
}

async function send(transport: Transport, { url, writes = false, denied, ...init }: Call): Promise<Answer> {
  const failure = (message: string) => new AtsFailure(writes ? "uncertain" : "unreachable", message);
  let response: Response;
  let text: string;
  try {
    response = await transport.fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch {
    throw failure(say("The ATS did not answer."));
  }
  const { status, headers } = response;
  transport.allowance?.(allowanceIn(headers));
  if (status === 401 || (status === 403 && denied?.(parseJson(text)) === "unauthorized"))
    throw new AtsFailure("unauthorized", say("The ATS does not accept the credentials."));
  if (status === 403) throw new AtsFailure("forbidden", say("The credentials do not allow this."));
  if (status === 429) {
    const ms = retryAfterMs(headers);
    await transport.hold?.(ms);
    if (!writes && transport.waits?.(ms)) return call(transport, { url, writes, denied, ...init });
    throw new AtsFailure("limited", say("The ATS asked for a pause."), ms);
  }
  if (status >= 500 || status === 408) throw failure(say("The ATS failed (HTTP {status}).", { status }));
  if (status >= 300 && status < 400)
    throw new AtsFailure("malformed", say("Unexpected HTTP {status}.", { status }));
  return { status, headers, json: parseJson(text) };
}

/** What an HTTP status means when a list is asked for: some accounts do not have every list, for example by their plan. */
export const listFailure = (status: number) =>
  [402, 404, 405, 410].includes(status) ? "missing" : "malformed";

/** Parses an answer by its documented shape. The error never quotes its content. */
export function shaped<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new AtsFailure(
    "malformed",
    say('The ATS returned an undocumented response (at "{where}").', { where }),
  );
}

/** X-RateLimit-* or X-Rate-Limit-*: vendors use both spellings. */
function allowanceIn(headers: Headers): Allowance | null {
  const number = (name: string) => {
    const value = headers.get(name);
    return value === null || value === "" ? NaN : Number(value);
  };
  for (const name of ["x-ratelimit", "x-rate-limit"]) {
    const limit = number(`${name}-limit`);
    const remaining = number(`${name}-remaining`);
    const resetsInMs = resetMs(number(`${name}-reset`));
    if ([limit, remaining, resetsInMs].every(Number.isFinite)) return { limit, remaining, resetsInMs };
  }
  return null;
}

/** A reset is given in remaining seconds or in seconds since 1970. */
const resetMs = (seconds: number) => (seconds > 1e9 ? seconds * 1000 - Date.now() : seconds * 1000);

/** From Retry-After, in seconds or as a date (RFC 9110), or X-Rate-Limit-Reset; one minute without either. */
function retryAfterMs(headers: Headers): number {
  const value = headers.get("retry-after") ?? headers.get("x-rate-limit-reset") ?? "";
  const seconds = Number(value);
  const ms = value !== "" && Number.isFinite(seconds) ? resetMs(seconds) : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1), longestHoldMs) : 60_000;
}

function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
