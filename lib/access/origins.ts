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

/** Whether a form was posted by one of our own pages. A request that does not say where it is from was not. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin) return ownOrigins().includes(origin);
  return request.headers.get("sec-fetch-site") === "same-origin";
}

/** A path of ours to go on to, or the fallback when what was asked for leads anywhere else. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith("/") || /[\\\u0000-\u001f\u007f]/.test(path)) return fallback;
  const url = new URL(path, env.APP_URL);
  return url.origin === env.APP_URL && !path.startsWith("//") ? `${url.pathname}${url.search}` : fallback;
}
