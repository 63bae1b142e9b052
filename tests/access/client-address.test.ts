import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function addressBehind(proxies: number, forwarded: string | null) {
  vi.resetModules();
  vi.doMock("@/lib/env", () => ({ env: { TRUSTED_PROXIES: proxies } }));
  const { clientAddress } = await import("@/lib/access/client-address");
  return clientAddress(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }));
}

test("as many hops are believed as are ours", async () => {
  const chain = "6.6.6.6, 203.0.113.9, 10.0.0.1";
  expect(await addressBehind(1, chain)).toBe("10.0.0.1");
  expect(await addressBehind(2, chain)).toBe("203.0.113.9");
  expect(await addressBehind(2, "203.0.113.9, 10.0.0.1")).toBe("203.0.113.9");
  expect(await addressBehind(3, "203.0.113.9")).toBe("203.0.113.9");
  expect(await addressBehind(1, null)).toBe("unknown");
});
