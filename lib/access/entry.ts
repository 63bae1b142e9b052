import { randomUUID } from "node:crypto";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { databaseAnswers } from "@/lib/db/presence";
import { env } from "@/lib/env";
import { withIds } from "@/lib/log";
import { telemetry } from "@/lib/telemetry/telemetry";
import { gates, kindOf } from "./load/kinds";
import { notePage } from "./load/pages-asked";
import { jsonHeaders, turnAway } from "./turn-away";
import { errorBody } from "./oauth/problem";
import { warnOfProxy } from "./unknown-proxy";

/** The socket's own address, as `peerAddress` reads it. */
export const PEER = "x-shortlist-peer";

/** What only a proxy of ours may know, and Next would believe of anybody. APP_URL and the socket say the same. */
const hearsay = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** How long a reader waits before the database is asked whether it is still there. */
const LOOK_MS = 3_000;

/**
 * How long a connection is kept for its next request: longer than proxies keep theirs (nginx and AWS's balancers 60 s).
 * One that sends on a connection we are closing answers its visitor 502.
 */
const KEPT_MS = 65_000;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Meets each request before Next sees it, from the start of the server on: writes down who really holds the
 * connection, over whatever the caller may have put there; leaves out what callers say of the connection; answers
 * what Next would fail at; turns away what cannot be answered in time; and keeps connections for the next request.
 */
const marked = globalThis as unknown as { shortlistEntry?: true };
if (!marked.shortlistEntry) {
  marked.shortlistEntry = true;
  // We speak plain http: where the public address is https, somebody stands before us.
  if (env.APP_URL.startsWith("https:")) warnOfProxy("APP_URL is https");
  // oxlint-disable-next-line typescript/unbound-method -- called with the server it belongs to, below
  const emit: (this: Server, name: string, ...event: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string, ...event: unknown[]) {
    if (name !== "request") return emit.call(this, name, ...event);
    const [request, response] = event as [IncomingMessage, ServerResponse];
    this.keepAliveTimeout = KEPT_MS;
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
  for (const name of hearsay) delete headers[name];
  if (env.APP_URL.startsWith("https:")) response.setHeader("strict-transport-security", "max-age=63072000");
  if (!methods.includes(method)) {
    response.setHeader("allow", methods.join(", "));
    return refuse(response, 405, `This service does not answer ${method}.`);
  }
  if (!url.startsWith("/") || !URL.canParse(`http://${headers.host}`))
    return refuse(response, 400, "The address is malformed.");
  // Before everything that could be in the way: whether the process lives does not depend on how busy it is.
  if (url === "/api/health" && method === "GET") return answer(response, 200, { status: "ok" });
  if (!isRouterState(headers["next-router-state-tree"]))
    return refuse(response, 400, "The state of the router is malformed.");
  return true;
}

/** A request is a span until its answer is sent. Of its address only the kind is told: people search in it. */
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

/** A proxy's, so that its log and ours tell of the same request; else a new one. */
function requestId({ headers }: IncomingMessage): string {
  const header = headers["x-request-id"];
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Lets a request go on when the database is there and there is room for its kind. */
async function inTurn(request: IncomingMessage, response: ServerResponse, goOn: () => void) {
  const { method = "", url = "" } = request;
  const kind = kindOf(method, url.split("?", 1)[0] ?? "");
  if (!kind) return goOn();
  if (kind === "pages") notePage();
  if (!(await databaseAnswers())) return turnAway(request, response, "away");
  const leave = await gates[kind].enter(response);
  if (response.destroyed) leave?.();
  else if (!leave) await turnAway(request, response, "busy");
  else {
    response.once("close", leave);
    if (method === "GET") leaveWithDatabase(request, response);
    goOn();
  }
}

/** A reader is not kept waiting for a database that went away meanwhile. What changes something is waited for. */
function leaveWithDatabase(request: IncomingMessage, response: ServerResponse) {
  const look = setInterval(() => void askAgain(), LOOK_MS);
  response.once("close", () => clearInterval(look));

  async function askAgain() {
    if (response.headersSent || (await databaseAnswers()) || response.headersSent) return;
    // What Next still wants to say, it says to nobody.
    response.on("error", () => {});
    await turnAway(request, response, "away");
  }
}

/** Next's own check, at which it would fail. */
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
