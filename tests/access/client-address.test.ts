import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function addressBehind(proxies: number, headers: Record<string, string>) {
  vi.resetModules();
  vi.doMock("@/lib/env", () => ({ env: { APP_URL: "http://localhost", TRUSTED_PROXIES: proxies } }));
  const { clientAddress } = await import("@/lib/platform/access/client-address");
  return clientAddress(new Headers(headers));
}

const peer = "10.0.0.1";
const headersFrom = (forwarded: string) => ({ "x-forwarded-for": forwarded, "x-shortlist-peer": peer });

test("takes the address from the connection when no proxy is trusted", async () => {
  expect(await addressBehind(0, headersFrom("6.6.6.6"))).toBe(peer);
  expect(await addressBehind(0, { "x-shortlist-peer": peer })).toBe(peer);
});

test("trusts as many forwarded hops as there are trusted proxies, and none before them", async () => {
  expect(await addressBehind(1, headersFrom("6.6.6.6, 203.0.113.9"))).toBe("203.0.113.9");
  expect(await addressBehind(2, headersFrom("6.6.6.6, 203.0.113.9, 10.0.0.2"))).toBe("203.0.113.9");
  expect(await addressBehind(2, headersFrom("203.0.113.9"))).toBe("203.0.113.9");
});

test("falls back to the header when the address of the connection is unknown", async () => {
  expect(await addressBehind(0, { "x-forwarded-for": "203.0.113.9" })).toBe("203.0.113.9");
  expect(await addressBehind(0, {})).toBe("unknown");
});
