import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IANA's special-purpose registry, multicast, the reserved class, and Azure's metadata address. */
const special4 = networks("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
]);

/**
 * The IPv6 addresses that are allocated as globally reachable. Loopback, link-local, unique local, multicast,
 * IPv4-mapped (::ffff:0:0/96), IPv4-compatible and NAT64 (64:ff9b::/96, 64:ff9b:1::/48) addresses are not in it.
 */
const global6 = networks("ipv6", [["2000::", 3]]);

/** Ranges in it that are not ordinary hosts: Teredo and related, documentation, 6to4, AS112, the former 6bone. */
const special6 = networks("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3ffe::", 16],
  ["3fff::", 20],
]);

const loopback4 = networks("ipv4", [["127.0.0.0", 8]]);

function networks(family: "ipv4" | "ipv6", list: [network: string, prefix: number][]): BlockList {
  const blocks = new BlockList();
  for (const [network, prefix] of list) blocks.addSubnet(network, prefix, family);
  return blocks;
}

/** Whether an address, as a resolver writes it, belongs to the public Internet. False for text that is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, "ipv4");
  // With a zone ("fe80::1%eth0") it is valid on one machine only.
  if (!isIPv6(address) || address.includes("%")) return false;
  return global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

/** Whether an address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  isIPv4(address) ? loopback4.check(address, "ipv4") : address === "::1";
