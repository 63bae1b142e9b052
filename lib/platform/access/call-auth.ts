import { env } from "@/lib/env";
import { localeFrom } from "@/messages/locale-from";
import { inLanguage } from "@/lib/in-language";
import { auth } from "./auth";
import { clientAddress } from "./client-address";
import { signingInBusy } from "./oauth/problem";

type Call = {
  /** Headers of the person's request: its address, user agent and, if `withCookie`, cookie are passed on. */
  from: Headers;
  withCookie?: boolean;
  headers?: Record<string, string>;
  json?: unknown;
  form?: URLSearchParams;
  search?: URLSearchParams;
};

/**
 * Calls a better-auth route from one of our doors: a POST when there is a body. This is the only way in: its routes are
 * not served directly. Throws OauthProblem 503 when too many passwords are being hashed.
 */
export async function callAuth(path: `/${string}`, call: Call): Promise<Response> {
  const body = call.json !== undefined ? JSON.stringify(call.json) : call.form?.toString();
  const method = body === undefined ? "GET" : "POST";
  const headers = new Headers(call.headers);
  headers.set("x-shortlist-address", clientAddress(call.from));
  const userAgent = call.from.get("user-agent");
  if (userAgent) headers.set("user-agent", userAgent);
  const cookie = call.from.get("cookie");
  if (call.withCookie && cookie) headers.set("cookie", cookie);
  // The doors have checked the origin already; better-auth checks the one it is given here.
  if (method === "POST") headers.set("origin", env.APP_URL);
  if (call.json !== undefined) headers.set("content-type", "application/json");
  if (call.form) headers.set("content-type", "application/x-www-form-urlencoded");
  const query = call.search ? `?${call.search}` : "";
  const request = new Request(`${env.APP_URL}/api/auth${path}${query}`, { method, headers, body });
  const answer = await inLanguage(localeFrom(call.from), () => auth().handler(request));
  if (answer.status === 503) throw signingInBusy();
  return answer;
}
