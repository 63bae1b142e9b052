import fc from "fast-check";
import { expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "@/lib/platform/network/public-address";

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "93.184.216.34",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.1",
  "168.63.129.15",
  "169.253.255.255",
  "169.255.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.0.1.0",
  "192.167.255.255",
  "192.169.0.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2001:200::1",
  "2001:4860:4860::8888",
  "2400:cb00::1",
  "2606:4700::1111",
  "2a00:1450::1",
])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.255",
  "127.0.0.1",
  "127.1.2.3",
  "127.255.255.255",
  "168.63.129.16",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "192.31.196.1",
  "192.52.193.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "192.175.48.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  // IPv6: unspecified, loopback, link-local, site-local, unique local (and AWS's metadata there), multicast.
  "::",
  "::1",
  "fe80::1",
  "fe80::1%eth0",
  "febf::1",
  "fec0::1",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  // IPv4 inside IPv6: mapped in three spellings, compatible, translated, NAT64, 6to4, Teredo.
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "0:0:0:0:0:ffff:a9fe:a9fe",
  "::ffff:8.8.8.8",
  "::7f00:1",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::169.254.169.254",
  "64:ff9b::8.8.8.8",
  "64:ff9b:1::a9fe:a9fe",
  "2002:7f00:1::1",
  "2002:a9fe:a9fe::",
  "2001::1",
  "2001:0:7f00:1::",
  // Documentation, benchmarking, ORCHID, AS112, discard, SRv6, unallocated.
  "2001:db8::1",
  "3fff::1",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "2620:4f:8000::1",
  "3ffe::1",
  "100::1",
  "100:0:0:1::1",
  "5f00::1",
  "1fff::1",
  "4000::1",
  "8000::1",
  "e000::1",
  // Not in the form a resolver returns.
  "",
  "localhost",
  "example.com",
  "127.1",
  "0177.0.0.1",
  "0x7f.0.0.1",
  "2130706433",
  "1.2.3",
  "1.2.3.4.5",
  "256.1.1.1",
  " 8.8.8.8",
  "8.8.8.8 ",
  "8.8.8.8:443",
  "[2606:4700::1111]",
  "2606:4700::1111%1",
  "::ffff:1.2.3",
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

const byte = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));

test("treats no IPv4 address embedded in an IPv6 address as public", () => {
  const prefix = fc.constantFrom("::ffff:", "::", "::ffff:0:", "64:ff9b::", "64:ff9b:1::", "2002:");
  fc.assert(
    fc.property(prefix, byte, byte, byte, byte, (before, a, b, c, d) => {
      const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
      expect(isPublicAddress(before === "2002:" ? `2002:${hex}::1` : before + hex)).toBe(false);
      if (before !== "2002:") expect(isPublicAddress(`${before}${a}.${b}.${c}.${d}`)).toBe(false);
    }),
  );
});

test("treats no private address as public, and only 127.0.0.0/8 and ::1 as loopback", () => {
  fc.assert(
    fc.property(byte, byte, byte, group, group, (a, b, c, x, y) => {
      for (const address of [
        `10.${a}.${b}.${c}`,
        `127.${a}.${b}.${c}`,
        `192.168.${a}.${b}`,
        `169.254.${a}.${b}`,
      ])
        expect(isPublicAddress(address)).toBe(false);
      for (const address of [
        `172.${16 + (a % 16)}.${b}.${c}`,
        `fd${(a % 256).toString(16).padStart(2, "0")}:${x}::${y}`,
      ])
        expect(isPublicAddress(address)).toBe(false);
      expect(isLoopbackAddress(`127.${a}.${b}.${c}`)).toBe(true);
    }),
  );
  for (const address of ["::1", "127.0.0.1"]) expect(isLoopbackAddress(address)).toBe(true);
  for (const address of ["128.0.0.1", "10.0.0.1", "::ffff:127.0.0.1", "::2", "0.0.0.0", "localhost", ""])
    expect(isLoopbackAddress(address)).toBe(false);
});
