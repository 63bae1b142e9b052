import { hash } from "node:crypto";
import { env } from "@/lib/env";
import { ownOrigins } from "@/lib/platform/access/origins";
import { scopes, workingScopes, type Scope } from "@/lib/platform/access/permissions";

/** The one protected resource tokens are issued for (RFC 8707). */
export const mcpResource = () => `${env.APP_URL}/api/mcp`;

/**
 * Whether a `resource` means this server, which has only one: the endpoint or our origin, in any spelling of a URL,
 * with or without a query or a trailing slash, as clients write it. Never with a fragment (RFC 8707 §2).
 */
export function isMcpResource(resource: string): boolean {
  if (!URL.canParse(resource) || resource.includes("#")) return false;
  const { origin, pathname, username, password } = new URL(resource);
  if (!ownOrigins().includes(origin) || username || password) return false;
  return ["", "/api/mcp"].includes(pathname.replace(/\/$/, ""));
}

/** How long an authorization code can be redeemed. */
export const CODE_SECONDS = 60;
/** Lifetimes of tokens, in seconds. */
export const TOKEN_SECONDS = { access: 3600, refresh: 30 * 24 * 3600 };
/** How long the same refresh request gets the same tokens again. */
export const REPEAT_SECONDS = 30;

/** RFC 7523 §2.1: an assertion of an organization's identity provider instead of a code. */
export const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** What a client may list when it registers. */
export const grantTypes = ["authorization_code", "refresh_token", JWT_BEARER];
export const responseTypes = ["code"];

/** The scopes in a space-separated list that this server has, each once; it leaves out others (RFC 6749 §3.3). */
export const knownScopes = (list: string): Scope[] =>
  [...new Set(list.split(" "))].flatMap((each) => scopes.find((scope) => scope === each) ?? []);

/**
 * The scopes that an authorization request is about: those it names and this server has, with reading where it asks
 * for writing, and the working scopes where it names none of the service's, so that its token can call the endpoint.
 */
export function askedScopes(list: string): Scope[] {
  const known = knownScopes(list);
  if (known.length === 0) return ["offline_access", ...workingScopes];
  return namesService(known) ? withReading(known) : [...known, ...workingScopes];
}

/** These scopes, with reading where they include writing: one without the other calls nothing. */
export function withReading(scopes: Scope[]): Scope[] {
  const [reading, writing] = workingScopes;
  return scopes.includes(writing) && !scopes.includes(reading) ? [...scopes, reading] : scopes;
}

export const namesService = (scopes: readonly string[]) =>
  scopes.some((scope) => scope.startsWith("service:"));

/** How codes, tokens and client secrets are stored: sha256, base64url. */
export const storedForm = (secret: string) => hash("sha256", secret, "base64url");
