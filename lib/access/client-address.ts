import { isIPv6 } from "node:net";
import { env } from "@/lib/env";

/**
 * The address a request came from, for rate limits and the session list. X-Forwarded-For is believed for as many
 * hops as TRUSTED_PROXIES says; without any, only its last entry, which Next itself writes from the socket.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-Math.max(1, env.TRUSTED_PROXIES)) ?? hops[0] ?? "unknown";
}

/** The part of an address that one caller can be held to: all of IPv4, the /64 network of IPv6. */
export function addressGroup(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  if (!isIPv6(mapped)) return mapped;
  const [head = "", tail] = mapped.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
