import type { IncomingMessage } from "node:http";
import { Refusal } from "./body.ts";
import { hashedSigningKey, sameSecret } from "../signature.ts";

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Lets no web page in. A page on this machine's browser can reach loopback, by a form or by a name that resolves
 * to it; neither can leave out Origin or forge Host. @throws Refusal 403
 */
export function requireLocalProgram(request: IncomingMessage): void {
  if (request.headers.origin !== undefined || request.headers["sec-fetch-site"] !== undefined) {
    throw new Refusal(403, "The local engine does not answer web pages");
  }
  if (!loopback.test(request.headers.host ?? ""))
    throw new Refusal(403, "The local engine answers only to loopback");
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
