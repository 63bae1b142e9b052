import { isIPv6 } from "node:net";
import { env } from "@/lib/env";
import { peerAddress } from "./peer-address";

/**
 * The address a request came from, for rate limits and the session list: the connection's, or the X-Forwarded-For
 * entry TRUSTED_PROXIES hops before it. Entries in front of that one are ignored: a caller can forge them.
 */
export function clientAddress(headers: Pick<Headers, "get">): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const peer = peerAddress(headers);
  const chain = peer ? [...hops, peer] : hops;
  const ours = env.TRUSTED_PROXIES ?? 0;
  const back = peer ? ours + 1 : Math.max(1, ours);
  return chain.at(-back) ?? chain[0] ?? "unknown";
}

/** The part of an address that identifies one caller: all of IPv4, the /64 network of IPv6. */
export function addressGroup(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  if (!isIPv6(mapped)) return mapped;
  const [head = "", tail] = mapped.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
