import { BlockList, isIP, isIPv4 } from "node:net";

/** The network of an address range in CIDR notation, or of a single address; null for any other text. */
function networkOf(range: string): { network: string; prefix: number; family: "ipv4" | "ipv6" } | null {
  const [network = "", size, ...more] = range.split("/");
  const version = isIP(network);
  const longest = version === 4 ? 32 : 128;
  const prefix = size === undefined ? longest : Number(/^\d{1,3}$/.exec(size)?.[0] ?? NaN);
  if (version === 0 || network.includes("%") || more.length > 0 || !(prefix <= longest)) return null;
  return { network, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/** Whether a text is an address range: 203.0.113.0/24, 2001:db8::/32, or one address. */
export const isAddressRange = (text: string): boolean => networkOf(text) !== null;

/** Whether an address is in one of these ranges. IPv4 addresses written as IPv6 (::ffff:…) count as IPv4. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) === 0) return false;
  const list = new BlockList();
  for (const range of ranges) {
    const found = networkOf(range);
    if (found) list.addSubnet(found.network, found.prefix, found.family);
  }
  return list.check(plain, isIPv4(plain) ? "ipv4" : "ipv6");
}
