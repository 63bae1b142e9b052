import http from "node:http";
import https from "node:https";
import type { Reply } from "../runs/apply.ts";

/** Why a call brought no answer. `refused` never reached the app, `lost` broke off, `timeout` was given up. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  kind: "refused" | "lost" | "timeout";
  constructor(kind: "refused" | "lost" | "timeout") {
    super(`The call was ${kind}`);
    this.kind = kind;
  }
}

// fetch gives up on headers after five minutes, and a step may think for longer.
const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 512 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 512 }),
};
/** Inngest takes no larger output from a step; a few steps may come in one answer. */
const maxAnswerBytes = 16 * 1024 * 1024;
const neverReached = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"]);

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
        if (size > maxAnswerBytes) response.destroy(new NoAnswer("lost"));
        else chunks.push(chunk);
      });
      response.on("error", fail);
      response.on("aborted", () => fail(new NoAnswer("lost")));
      response.on("end", () => {
        clearTimeout(timer);
        resolve(replyOf(response, Buffer.concat(chunks).toString("utf8")));
      });
    });
    outgoing.end(body);
  });
}

function replyOf(response: http.IncomingMessage, text: string): Reply {
  const header = (name: string) => {
    const value = response.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const version = Number(header("x-inngest-req-version") ?? NaN);
  const retryAfter = header("retry-after");
  return {
    status: response.statusCode ?? 0,
    ...(Number.isInteger(version) ? { version } : {}),
    noRetry: header("x-inngest-no-retry") === "true",
    ...(retryAfter === undefined ? {} : { retryAfter }),
    sdk: header("x-inngest-sdk") !== undefined,
    body: parse(text),
  };
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
