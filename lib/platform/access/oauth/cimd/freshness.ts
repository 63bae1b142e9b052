import type { IncomingHttpHeaders } from "node:http";

/** In seconds. A document that forbids caching is still cached for the minimum, so that a sign-in fetches it once. */
const FRESH = { least: 60, most: 24 * 3600, unspecified: 3600 };

/**
 * How many seconds a document may be used before it is fetched again: as its headers say (RFC 9111 §4.2), within
 * our own bounds.
 */
export function freshSeconds(headers: IncomingHttpHeaders, now = Date.now()): number {
  const lifetime = fromCacheControl(headers["cache-control"] ?? "") ?? fromExpires(headers, now);
  if (lifetime === undefined) return FRESH.unspecified;
  const left = lifetime - Number(/^\d+$/.exec(headers.age ?? "0")?.[0] ?? 0);
  return Math.min(FRESH.most, Math.max(FRESH.least, left));
}

function fromCacheControl(text: string): number | undefined {
  const directives = new Map<string, string>();
  for (const part of text.toLowerCase().split(",")) {
    const [name = "", value = ""] = part.split("=").map((half) => half.trim().replaceAll('"', ""));
    if (name && !directives.has(name)) directives.set(name, value);
  }
  if (["no-store", "no-cache", "private"].some((name) => directives.has(name))) return 0;
  const age = directives.get("s-maxage") ?? directives.get("max-age");
  if (age === undefined) return undefined;
  return /^\d+$/.test(age) ? Number(age) : 0;
}

/** A date that cannot be parsed, such as "0", counts as past (RFC 9111 §5.3). */
function fromExpires(headers: IncomingHttpHeaders, now: number): number | undefined {
  if (headers.expires === undefined) return undefined;
  const expires = Date.parse(headers.expires);
  const date = Date.parse(headers.date ?? "");
  return Number.isNaN(expires) ? 0 : (expires - (Number.isNaN(date) ? now : date)) / 1000;
}
