import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { databaseAnswers } from "@/lib/platform/db/presence";
import { env } from "@/lib/env";
import { DomainError } from "@/lib/errors";
import { withIds } from "@/lib/log";
import { uploadAt } from "@/lib/platform/security/upload-address";
import { type Attributes, telemetry } from "@/lib/platform/telemetry/telemetry";
import { recordPageRequest } from "@/lib/platform/threads/people-browsing";
import { addressGroup, clientAddress } from "./client-address";
import { statuses } from "./error-response";
import { gates, kindOf } from "./load/kinds";
import { hasBody, receiveBody } from "./load/receive-body";
import { endAbandoned, leaveUnread } from "./load/slow-clients";
import { PEER } from "./peer-address";
import { isRouterState } from "./router-state";
import { jsonHeaders, turnAway } from "./turn-away";
import { errorBody } from "./oauth/problem";
import { warnOfProxy } from "./unknown-proxy";

/** Headers that only our proxy may set, but Next would trust from any caller. APP_URL and the socket replace them. */
const forgeableHeaders = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** How often a waiting GET checks that the database is still reachable. */
const CHECK_MS = 3_000;

/**
 * Keep-alive timeout: longer than that of proxies (nginx and AWS load balancers: 60 s). A proxy that sends on a
 * connection we are closing answers its client with 502.
 */
const KEEP_ALIVE_MS = 65_000;

/** Headers have to arrive within this time, and bodies within the limits of `receiveBody`, which ends before Node's. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 660_000;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Intercepts each request before Next sees it: sets the peer header from the socket, over whatever the caller sent;
 * drops forged forwarding headers; answers requests that Next would fail on; waits for bodies; rejects what cannot be
 * served in time; and keeps connections alive. Node announces each request together with its server, whose listeners
 * are then replaced (docs/decisions/020-the-entry.md).
 */
const marked = globalThis as unknown as { shortlistEntry?: true };
if (!marked.shortlistEntry) {
  marked.shortlistEntry = true;
  // We serve plain http: if the public address is https, there is a proxy in front.
  if (env.APP_URL.startsWith("https:")) warnOfProxy("APP_URL is https");
  const entered = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (entered.has(server)) return;
    entered.add(server);
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (request, response) =>
      enter(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response);
      }),
    );
  });
}

function enter(request: IncomingMessage, response: ServerResponse, proceed: () => void) {
  endAbandoned(request, response);
  if (!admit(request, response)) return;
  const id = requestId(request);
  response.setHeader("x-request-id", id);
  withIds({ request: id }, () => void asSpan(request, response, () => inTurn(request, response, proceed)));
}

function admit(
  { method = "", url = "", headers, socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (headers["x-forwarded-for"]) warnOfProxy("a request came with X-Forwarded-For");
  headers[PEER] = socket.remoteAddress ?? "";
  for (const name of forgeableHeaders) delete headers[name];
  if (env.APP_URL.startsWith("https:")) response.setHeader("strict-transport-security", "max-age=63072000");
  if (!methods.includes(method)) {
    response.setHeader("allow", methods.join(", "));
    return refuse(response, 405, `The method ${method} is not supported.`);
  }
  if (!url.startsWith("/") || !URL.canParse(`http://${headers.host}`))
    return refuse(response, 400, "The address is malformed.");
  // Before all other checks: liveness must not depend on load.
  if (url === "/api/health" && method === "GET") return answer(response, 200, { status: "ok" });
  const state = headers["next-router-state-tree"];
  if (state !== undefined && !isRouterState(String(state))) delete headers["next-router-state-tree"];
  return true;
}

/** A URL's path as Next's router reads it: decoded. */
function pathOf(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Traces a request as a span until its response is sent. Records only the kind of URL: queries hold search terms. */
function asSpan(
  { method = "", url = "", headers }: IncomingMessage,
  response: ServerResponse,
  work: () => unknown,
) {
  const to = telemetry();
  if (!to) return work();
  const kind = kindOf(method, pathOf(url)) ?? "other";
  const request = {
    "http.request.method": method,
    "url.scheme": new URL(env.APP_URL).protocol.slice(0, -1),
    "shortlist.kind": kind,
  };
  const startedAt = performance.now();
  const traceparent = headers.traceparent === undefined ? undefined : String(headers.traceparent);
  const answer = async (note: (more: Attributes) => void) => {
    const answered = new Promise((resolve) => response.once("close", resolve));
    await work();
    await answered;
    const status = response.statusCode;
    const outcome = {
      "http.response.status_code": status,
      ...(status >= 500 && { "error.type": String(status) }),
    };
    note(outcome);
    to.requestAnswered(performance.now() - startedAt, { ...request, ...outcome });
  };
  return to.span(`${method} ${kind}`, request, answer, { kind: "server", traceparent });
}

/** The proxy's request id, so that its log and ours can be matched; otherwise a new one. */
function requestId({ headers }: IncomingMessage): string {
  const header = headers["x-request-id"];
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/**
 * Passes a request on once its body is there, when the database is reachable and its kind has capacity; otherwise
 * refuses it.
 */
async function inTurn(request: IncomingMessage, response: ServerResponse, proceed: () => void) {
  const { method = "", url = "" } = request;
  const kind = kindOf(method, pathOf(url));
  if (hasBody(request) && !(await received(request, response, kind))) return;
  if (!kind) return proceed();
  if (kind === "pages") recordPageRequest();
  if (!(await databaseAnswers())) return turnAway(request, response, "away");
  const leave = await gates[kind].enter(response);
  if (response.destroyed) leave?.();
  else if (!leave) await turnAway(request, response, "busy");
  else {
    response.once("close", leave);
    // Unread files keep their slot, because memory holds them until they are taken.
    if (kind !== "files") leaveUnread(response, leave);
    if (method === "GET") endWithDatabase(request, response);
    proceed();
  }
}

/** Whether the body has arrived; if not, answers why. Only a signed address makes us read a file. */
async function received(
  request: IncomingMessage,
  response: ServerResponse,
  kind: ReturnType<typeof kindOf>,
): Promise<boolean> {
  try {
    if (kind === "files") uploadAt(request.url ?? "");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return answer(response, statuses[error.code], errorBody(error.code, error.message));
  }
  const address = clientAddress({ get: (name) => request.headers[name]?.toString() ?? null });
  const refusal = await receiveBody(request, response, kind ?? "others", addressGroup(address));
  if (!refusal) return !response.destroyed;
  if (refusal === "busy") {
    await turnAway(request, response, "busy");
    return false;
  }
  if (refusal.status === 429) response.setHeader("retry-after", "10");
  return refuse(response, refusal.status, refusal.message);
}

/** Answers a waiting GET with 503 when the database becomes unreachable. Requests that write are left to finish. */
function endWithDatabase(request: IncomingMessage, response: ServerResponse) {
  const timer = setInterval(() => void checkDatabase(), CHECK_MS);
  response.once("close", () => clearInterval(timer));

  async function checkDatabase() {
    if (response.headersSent || (await databaseAnswers()) || response.headersSent) return;
    // Next may still write to this response: ignore the errors.
    response.on("error", () => {});
    await turnAway(request, response, "away");
  }
}

const refuse = (response: ServerResponse, status: number, message: string) =>
  answer(response, status, errorBody("invalid_request", message));

function answer(response: ServerResponse, status: number, body: object): false {
  response.writeHead(status, jsonHeaders);
  response.end(JSON.stringify(body));
  return false;
}
