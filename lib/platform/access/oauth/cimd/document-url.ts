import { isIP } from "node:net";
import { env } from "@/lib/env";
import { isLoopbackHost, ownOrigins } from "@/lib/platform/access/origins";
import { OauthProblem } from "../problem";

const LONGEST = 1024;

/** Whether a client_id is meant as the URL of a document. Ids issued by registration have letters only. */
export const isDocumentUrl = (clientId: string): boolean => /^https?:/i.test(clientId);

/** The host that a client's metadata document came from; null for a client that registered itself. */
export const documentHost = (client: { clientId: string; documentExpiresAt: Date | null }): string | null =>
  client.documentExpiresAt && new URL(client.clientId).host;

export const refused = (description: string) => new OauthProblem(400, "invalid_client", description);

/**
 * Parses the URL in a client_id, or in another field that `name` names: https, in normal form, on a named host, with
 * a path. Throws OauthProblem 400. Loopback hosts, which may use http, are allowed only when `loopback` is set, for
 * tests.
 */
export function parseDocumentUrl(
  text: string,
  loopback = env.CLIENT_DOCUMENT_LOOPBACK === "1",
  name = "client_id",
): URL {
  if (text.length > LONGEST || !URL.canParse(text) || new URL(text).href !== text)
    throw refused(`${name} is not a URL in its normal form, with a host and a path.`);
  const url = new URL(text);
  if (url.username || url.password || text.includes("#"))
    throw refused(`A URL in ${name} must not contain credentials or a fragment.`);
  if (url.pathname === "/") throw refused(`A URL in ${name} must have a path.`);
  if (ownOrigins().includes(url.origin)) throw refused(`${name} must not be an address of this service.`);
  if (loopback && isLoopbackHost(text)) return url;
  if (url.protocol !== "https:") throw refused(`A URL in ${name} must begin with https.`);
  if (!isNamedHost(url.hostname)) throw refused(`The host of ${name} must be a public domain name.`);
  // Other well-known ports belong to other services than the web.
  if (url.port && Number(url.port) < 1024) throw refused(`The port of ${name} must be 443 or above 1023.`);
  return url;
}

/** A host name with a dot; not an IP address, and no trailing dot, which would be a second spelling of it. */
const isNamedHost = (host: string) => isIP(host) === 0 && /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(host);
