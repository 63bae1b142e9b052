import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from "jose";
import { countCall } from "@/lib/platform/access/rate-limit";
import { fetchDocument } from "./cimd/fetch-document";
import type { ClientKeys } from "./client-keys";
import { tooMany } from "./problem";

const MOST_REMOTE = 500;
const remote = new Map<string, JWTVerifyGetKey>();

/**
 * A client's keys for verifying its signature. Those at a URL are fetched when they are first needed, after ten
 * minutes, and for a key that is not among them, at most every 30 seconds. Throws OauthProblem 400 or 429.
 */
export function keysOf({ jwks, jwksUri }: ClientKeys): JWTVerifyGetKey {
  if (jwks !== null) return createLocalJWKSet(JSON.parse(jwks) as JSONWebKeySet);
  const url = new URL(jwksUri ?? "");
  const keys = remote.get(url.href) ?? createRemoteJWKSet(url, { [customFetch]: () => fetchKeys(url) });
  remote.delete(url.href);
  remote.set(url.href, keys);
  const [oldest] = remote.keys();
  if (remote.size > MOST_REMOTE && oldest !== undefined) remote.delete(oldest);
  return keys;
}

/** Like a client's document: from public addresses only, and so rarely that nobody can make us flood a host. */
async function fetchKeys(url: URL): Promise<Response> {
  const wait = await countCall(`client-document:${url.href}`, { limit: 60, seconds: 60 });
  if (wait) throw tooMany(wait);
  return Response.json((await fetchDocument(url, { what: "The key set at jwks_uri" })).body);
}
