import { env } from "@/lib/env";
import { localeFrom } from "@/messages/locale-from";
import { inLanguage } from "@/lib/in-language";
import { auth } from "./auth";
import { clientAddress } from "./client-address";
import { signingInBusy } from "./oauth/problem";

type Call = {
  method: "GET" | "POST";
  /** Of the person's own request: only its address, agent and, when asked for, cookie are passed on. */
  from: Headers;
  withCookie?: boolean;
  headers?: Record<string, string>;
  json?: unknown;
  form?: URLSearchParams;
  search?: URLSearchParams;
};

/**
 * Calls a route of better-auth from one of our doors. The only way in: none of its routes is served by itself. Throws
 * OauthProblem 503 when too many passwords are being hashed.
 */
export async function callAuth(path: `/${string}`, call: Call): Promise<Response> {
  const headers = new Headers(call.headers);
  headers.set("x-shortlist-address", clientAddress(call.from));
  const agent = call.from.get("user-agent");
  if (agent) headers.set("user-agent", agent);
  const cookie = call.from.get("cookie");
  if (call.withCookie && cookie) headers.set("cookie", cookie);
  // The doors have checked where the request is from; better-auth checks again what it is told.
  if (call.method === "POST") headers.set("origin", env.APP_URL);
  if (call.json !== undefined) headers.set("content-type", "application/json");
  if (call.form) headers.set("content-type", "application/x-www-form-urlencoded");
  const query = call.search ? `?${call.search}` : "";
  const request = new Request(`${env.APP_URL}/api/auth${path}${query}`, {
    method: call.method,
    headers,
    body: call.json !== undefined ? JSON.stringify(call.json) : call.form?.toString(),
  });
  const answer = await inLanguage(localeFrom(call.from), () => auth().handler(request));
  if (answer.status === 503) throw signingInBusy();
  return answer;
}
