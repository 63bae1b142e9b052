import type { IncomingMessage } from "node:http";
import { isLoopback } from "../config.ts";
import { Refusal } from "./body.ts";
import { hashedSigningKey, sameSecret } from "../signature.ts";

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Rejects web pages: a browser always sends Origin or Sec-Fetch-Site. While listening on loopback only, rejects
 * foreign Hosts too, because a page's own domain may resolve to this machine and a page cannot forge Host. Callers
 * from other machines may use any Host, and need a key. @throws Refusal 403
 */
export function requireProgram(request: IncomingMessage, listensAt: string): void {
  if (request.headers.origin !== undefined || request.headers["sec-fetch-site"] !== undefined) {
    throw new Refusal(403, "The local engine does not accept requests from web pages");
  }
  if (isLoopback(listensAt) && !loopback.test(request.headers.host ?? ""))
    throw new Refusal(403, "The local engine accepts only loopback addresses");
}

/** Without a signing key everyone on this machine is trusted. @throws Refusal 401 */
export function requireSigningKey(request: IncomingMessage, signingKey: string | undefined): void {
  if (!signingKey) return;
  const presented = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  if (!sameSecret(presented, hashedSigningKey(signingKey)))
    throw new Refusal(401, "The signing key is missing or wrong");
}

/** @throws Refusal 401 */
export function requireEventKey(presented: string, eventKey: string | undefined): void {
  if (eventKey && !sameSecret(presented, eventKey))
    throw new Refusal(401, "The event key is missing or wrong");
}
