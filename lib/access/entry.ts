import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { env } from "@/lib/env";
import { errorBody } from "./oauth/problem";

/** The socket's own address, as `peerAddress` reads it. */
export const PEER = "x-shortlist-peer";

/** What only a proxy of ours may know, and Next would believe of anybody. APP_URL and the socket say the same. */
const hearsay = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Meets each request before Next sees it, from the start of the server on: writes down who really holds the
 * connection, over whatever the caller may have put there; leaves out what callers say of the connection; and answers
 * what Next would fail at.
 */
const marked = globalThis as unknown as { shortlistEntry?: true };
if (!marked.shortlistEntry) {
  marked.shortlistEntry = true;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the server it belongs to, below
  const emit: (this: Server, name: string, ...event: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string, ...event: unknown[]) {
    if (name === "request" && !admit(...(event as [IncomingMessage, ServerResponse]))) return true;
    return emit.call(this, name, ...event);
  };
}

function admit(
  { method = "", url = "", headers, socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  headers[PEER] = socket.remoteAddress ?? "";
  for (const name of hearsay) delete headers[name];
  if (env.APP_URL.startsWith("https:")) response.setHeader("strict-transport-security", "max-age=63072000");
  if (!methods.includes(method)) {
    response.setHeader("allow", methods.join(", "));
    return refuse(response, 405, `This service does not answer ${method}.`);
  }
  if (!url.startsWith("/") || !URL.canParse(`http://${headers.host}`))
    return refuse(response, 400, "The address is malformed.");
  if (!isRouterState(headers["next-router-state-tree"]))
    return refuse(response, 400, "The state of the router is malformed.");
  return true;
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

function refuse(response: ServerResponse, status: number, message: string): false {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(errorBody("invalid_request", message)));
  return false;
}
