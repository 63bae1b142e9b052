import { randomUUID } from "node:crypto";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { databaseAnswers } from "@/lib/db/presence";
import { env } from "@/lib/env";
import { withIds } from "@/lib/log";
import { telemetry } from "@/lib/telemetry/telemetry";
import { gates, kindOf } from "./load/kinds";
import { recordPageRequest } from "@/lib/threads/people-browsing";
import { jsonHeaders, turnAway } from "./turn-away";
import { errorBody } from "./oauth/problem";
import { warnOfProxy } from "./unknown-proxy";

/** The header that carries the socket's address to `peerAddress`. */
export const PEER = "x-shortlist-peer";

/** Headers that only our proxy may set, but Next would trust from any caller. APP_URL and the socket replace them. */
const forgeableHeaders = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** How often a waiting GET checks that the database is still reachable. */
const CHECK_MS = 3_000;

/**
 * Keep-alive timeout: longer than that of proxies (nginx and AWS load balancers: 60 s). A proxy that sends on a
 * connection we are closing answers its client with 502.
 */
const KEEP_ALIVE_MS = 65_000;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Intercepts each request before Next sees it, from server start on: sets the peer header from the socket, over
 * whatever the caller sent; drops forged forwarding headers; answers requests that Next would fail on; rejects those
 * that cannot be served in time; and keeps connections alive.
 */
const marked = globalThis as unknown as { shortlistEntry?: true };
if (!marked.shortlistEntry) {
  marked.shortlistEntry = true;
  // We serve plain http: if the public address is https, there is a proxy in front.
  if (env.APP_URL.startsWith("https:")) warnOfProxy("APP_URL is https");
  // oxlint-disable-next-line typescript/unbound-method -- called with the server it belongs to, below
  const emit: (this: Server, name: string, ...event: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string, ...event: unknown[]) {
    if (name !== "request") return emit.call(this, name, ...event);
    const [request, response] = event as [IncomingMessage, ServerResponse];
    this.keepAliveTimeout = KEEP_ALIVE_MS;
    if (!admit(request, response)) return true;
    const id = requestId(request);
    response.setHeader("x-request-id", id);
    withIds(
      { request: id },
      () =>
        void asSpan(request, response, () =>
          inTurn(request, response, () => void emit.call(this, name, ...event)),
        ),
    );
    return true;
  };
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
  if (!isRouterState(headers["next-router-state-tree"]))
    return refuse(response, 400, "The router state is malformed.");
  return true;
}

/** Traces a request as a span until its response is sent. Records only the kind of URL: queries hold search terms. */
const asSpan = ({ method = "", url = "" }: IncomingMessage, response: ServerResponse, work: () => unknown) =>
  telemetry()?.span(
    `${method} ${kindOf(method, url.split("?", 1)[0] ?? "") ?? "other"}`,
    {},
    async (note) => {
      const answered = new Promise((resolve) => response.once("close", resolve));
      await work();
      await answered;
      note({ "http.request.method": method, "http.response.status_code": response.statusCode });
    },
  ) ?? work();

/** The proxy's request id, so that its log and ours can be matched; otherwise a new one. */
function requestId({ headers }: IncomingMessage): string {
  const header = headers["x-request-id"];
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Passes a request on when the database is reachable and its kind has capacity; otherwise answers 503. */
async function inTurn(request: IncomingMessage, response: ServerResponse, proceed: () => void) {
  const { method = "", url = "" } = request;
  const kind = kindOf(method, url.split("?", 1)[0] ?? "");
  if (!kind) return proceed();
  if (kind === "pages") recordPageRequest();
  if (!(await databaseAnswers())) return turnAway(request, response, "away");
  const leave = await gates[kind].enter(response);
  if (response.destroyed) leave?.();
  else if (!leave) await turnAway(request, response, "busy");
  else {
    response.once("close", leave);
    if (method === "GET") endWithDatabase(request, response);
    proceed();
  }
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

/** Next's own parser, which would make the request fail. */
function isRouterState(state: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}

const refuse = (response: ServerResponse, status: number, message: string) =>
  answer(response, status, errorBody("invalid_request", message));

function answer(response: ServerResponse, status: number, body: object): false {
  response.writeHead(status, jsonHeaders);
  response.end(JSON.stringify(body));
  return false;
}
