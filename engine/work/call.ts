import http from "node:http";
import https from "node:https";
import type { Reply } from "../runs/apply.ts";
import { failure } from "../runs/failure.ts";
import type { StepFailure } from "../runs/run.ts";

/** A call got no answer: `refused` never reached the app, `lost` was cut off, `timeout` took too long. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  kind: "refused" | "lost" | "timeout";
  constructor(kind: "refused" | "lost" | "timeout") {
    super(`No answer from the app: ${kind}`);
    this.kind = kind;
  }
}

// fetch stops waiting for headers after five minutes, and a step may take longer.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 512 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 512 }),
};
/** Inngest accepts no larger output from a step; one answer may hold a few steps. */
const maxAnswerBytes = 16 * 1024 * 1024;
const neverReached = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"]);

/** How far ahead of ours the clock of each app's host is, in ms, by the Date of its last answer. */
const ahead = new Map<string, number>();

/** The time by an app's clock, by which it checks whether a signature has expired. */
export const appNow = (url: URL) => Date.now() + (ahead.get(url.host) ?? 0);

/** Calls the app. @throws NoAnswer */
export function callApp(
  url: URL,
  method: "POST" | "PUT",
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<Reply> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      agent: url.protocol === "https:" ? agents["https:"] : agents["http:"],
      headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    });
    const timer = setTimeout(() => outgoing.destroy(new NoAnswer("timeout")), timeoutMs);
    const fail = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (error instanceof NoAnswer) return reject(error);
      // A kept-alive socket that the app had closed: nothing was delivered.
      const stale = outgoing.reusedSocket && error.code === "ECONNRESET" && !outgoing.writableFinished;
      reject(new NoAnswer(stale || neverReached.has(error.code ?? "") ? "refused" : "lost"));
    };
    outgoing.on("error", fail);
    outgoing.on("response", (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxAnswerBytes) chunks.push(chunk);
      });
      response.on("error", fail);
      response.on("aborted", () => fail(new NoAnswer("lost")));
      response.on("end", () => {
        clearTimeout(timer);
        const date = Date.parse(response.headers.date ?? "");
        if (!Number.isNaN(date)) ahead.set(url.host, date - Date.now());
        const text = size > maxAnswerBytes ? undefined : Buffer.concat(chunks).toString("utf8");
        resolve(replyOf(response, text));
      });
    });
    outgoing.end(body);
  });
}

function replyOf(response: http.IncomingMessage, text: string | undefined): Reply {
  const header = (name: string) => {
    const value = response.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const version = Number(header("x-inngest-req-version") ?? NaN);
  const status = response.statusCode ?? 0;
  return {
    status,
    version: Number.isInteger(version) ? version : undefined,
    // Retrying a step whose output is too large would produce the same output.
    noRetry: header("x-inngest-no-retry") === "true" || text === undefined,
    retryAfter: header("retry-after"),
    fault: faultOf(status, header("x-inngest-sdk") !== undefined, text),
    body: parse(text ?? ""),
  };
}

function faultOf(status: number, sdk: boolean, text: string | undefined): StepFailure | undefined {
  if (!sdk) return failure("ForeignAnswer", `The app answered ${status}, not in Inngest's protocol`);
  if (text === undefined)
    return failure("OutputTooLarge", `The app's answer is larger than ${maxAnswerBytes} bytes`);
  if (status === 201)
    return failure("UnsupportedAnswer", "The local engine does not implement streamed answers");
  return undefined;
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
