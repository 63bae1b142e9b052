import { env } from "@/lib/env";

/** A Set-Cookie value that no script reads and no other site sends. Without `seconds` it ends with the browser. */
export function ownCookie(
  name: string,
  value: string,
  options: { seconds?: number; path?: string } = {},
): string {
  const { seconds, path = "/" } = options;
  const lifetime = seconds === undefined ? "" : ` Max-Age=${seconds};`;
  const secure = env.APP_URL.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value};${lifetime} HttpOnly; SameSite=Lax; Path=${path}${secure}`;
}

/** The value of the request's cookie of this name; empty when there is none. */
export function cookieIn(headers: Headers, name: string): string {
  const cookies = (headers.get("cookie") ?? "").split("; ");
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
