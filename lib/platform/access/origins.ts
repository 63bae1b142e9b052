import { env } from "@/lib/env";

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a URL names this machine by one of its loopback spellings. */
export const isLoopbackHost = (url: string): boolean =>
  URL.canParse(url) && loopback.includes(new URL(url).hostname);

/**
 * The origins this service is reached at: APP_URL, and when that is a loopback address its other spellings too,
 * because a browser on the same machine may have been given any of them.
 */
export function ownOrigins(): string[] {
  const url = new URL(env.APP_URL);
  if (!loopback.includes(url.hostname)) return [url.origin];
  const port = url.port ? `:${url.port}` : "";
  return loopback.map((host) => `${url.protocol}//${host}${port}`);
}

/** Whether a form was posted by one of our own pages. A request without an origin was not. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin) return ownOrigins().includes(origin);
  return request.headers.get("sec-fetch-site") === "same-origin";
}

/**
 * A path of ours to continue to, normalized; the fallback when `path` leads anywhere else. Parsed twice, as a browser
 * parses the result again (WHATWG URL): `/..//evil.example` is a path of ours, but its normalized form is not.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  const normalized = pathOf(path ?? "");
  return normalized !== null && pathOf(normalized) === normalized ? normalized : fallback;
}

/** Path and query of an address on the service's origin; null for any other. */
function pathOf(address: string): string | null {
  const url = URL.parse(address, env.APP_URL);
  return address && url?.origin === env.APP_URL ? `${url.pathname}${url.search}` : null;
}
