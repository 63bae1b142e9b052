import type * as z from "zod";
import { AtsFailure } from "./failure";
import { say } from "@/lib/say";

/** How calls leave: replaced in tests, and by whoever has to be asked before each call. */
export type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Asked before every call; throws AtsFailure limited when the budget is used up. */
  pace: () => Promise<void>;
  /** Told how long the ATS wants to be left alone. */
  hold: (ms: number) => Promise<void>;
  /** Whether a reading that was told to pause waits so long, in `pace`, and is made again. */
  waits?: (ms: number) => boolean;
  /** Told of a call that did not work. */
  failed?: (failure: AtsFailure) => void;
  /** Told what the ATS says is left, where it says so. */
  allowance?: (left: Allowance) => void;
};

/** Calls that are left of those a window allows, and how long it lasts. */
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
 * Makes one call and sorts out how it went. 2xx and 4xx other than 401, 403 and 429 are returned; the rest is thrown.
 * Redirects are not followed: an API that moves is a configuration to look at.
 */
export async function call(transport: Transport, request: Call): Promise<Answer> {
  await transport.pace();
  try {
    return await send(transport, request);
  } catch (error) {
    if (error instanceof AtsFailure) transport.failed?.(error);
    throw error;
  }
}

async function send(transport: Transport, { url, writes = false, denied, ...init }: Call): Promise<Answer> {
  const lost = (what: string) => new AtsFailure(writes ? "uncertain" : "unreachable", what);
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
    throw lost(say("The ATS did not answer."));
  }
  const { status, headers } = response;
  if (status === 401 || (status === 403 && denied?.(parseJson(text)) === "unauthorized"))
    throw new AtsFailure("unauthorized", say("The ATS does not accept the credentials."));
  if (status === 403) throw new AtsFailure("forbidden", say("The credentials do not allow this."));
  const left = allowanceIn(headers);
  if (left) transport.allowance?.(left);
  if (status === 429) {
    const ms = retryAfterMs(headers);
    await transport.hold(ms);
    if (!writes && transport.waits?.(ms)) return call(transport, { url, writes, denied, ...init });
    throw new AtsFailure("limited", say("The ATS asked for a pause."), ms);
  }
  if (status >= 500 || status === 408) throw lost(say("The ATS failed (HTTP {status}).", { status }));
  if (status >= 300 && status < 400)
    throw new AtsFailure("malformed", say("Unexpected HTTP {status}.", { status }));
  return { status, headers, json: parseJson(text) };
}

/** Holds an answer against its documented shape. What is in it is never quoted. */
export function shaped<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new AtsFailure(
    "malformed",
    say('The ATS answered in a shape that is not documented (at "{where}").', { where }),
  );
}

/** X-RateLimit-* or X-Rate-Limit-*: vendors spell them both ways. */
function allowanceIn(headers: Headers): Allowance | null {
  const number = (name: string) => {
    const value = headers.get(name);
    return value === null || value === "" ? NaN : Number(value);
  };
  for (const name of ["x-ratelimit", "x-rate-limit"]) {
    const limit = number(`${name}-limit`);
    const remaining = number(`${name}-remaining`);
    const resetsInMs = leftMs(number(`${name}-reset`));
    if ([limit, remaining, resetsInMs].every(Number.isFinite)) return { limit, remaining, resetsInMs };
  }
  return null;
}

/** A reset is said in seconds that are left, or in seconds since 1970. */
const leftMs = (seconds: number) => (seconds > 1e9 ? seconds * 1000 - Date.now() : seconds * 1000);

/** Seconds or a date (RFC 9110), or as the limits say their reset; a minute when the ATS does not say. */
function retryAfterMs(headers: Headers): number {
  const value = headers.get("retry-after") ?? headers.get("x-rate-limit-reset") ?? "";
  const seconds = Number(value);
  const ms = value !== "" && Number.isFinite(seconds) ? leftMs(seconds) : Date.parse(value) - Date.now();
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
