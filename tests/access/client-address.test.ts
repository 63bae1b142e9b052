import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function addressBehind(proxies: number, headers: Record<string, string>) {
  vi.resetModules();
  vi.doMock("@/lib/env", () => ({ env: { APP_URL: "http://localhost", TRUSTED_PROXIES: proxies } }));
  const { clientAddress } = await import("@/lib/access/client-address");
  return clientAddress(new Headers(headers));
}

const peer = "10.0.0.1";
const seen = (forwarded: string) => ({ "x-forwarded-for": forwarded, "x-shortlist-peer": peer });

test("without a proxy of ours the connection is all that counts", async () => {
  expect(await addressBehind(0, seen("6.6.6.6"))).toBe(peer);
  expect(await addressBehind(0, { "x-shortlist-peer": peer })).toBe(peer);
});

test("as many hops are believed as are ours, and none before them", async () => {
  expect(await addressBehind(1, seen("6.6.6.6, 203.0.113.9"))).toBe("203.0.113.9");
  expect(await addressBehind(2, seen("6.6.6.6, 203.0.113.9, 10.0.0.2"))).toBe("203.0.113.9");
  expect(await addressBehind(2, seen("203.0.113.9"))).toBe("203.0.113.9");
});

test("a request that came before the connection was looked at has only its header", async () => {
  expect(await addressBehind(0, { "x-forwarded-for": "203.0.113.9" })).toBe("203.0.113.9");
  expect(await addressBehind(0, {})).toBe("unknown");
});
