import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

async function warnings(proxies: number | undefined) {
  vi.resetModules();
  vi.doMock("@/lib/env", () => ({ env: { TRUSTED_PROXIES: proxies } }));
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { warnOfProxy } = await import("@/lib/platform/access/unknown-proxy");
  warnOfProxy("APP_URL is https");
  warnOfProxy("a request came with X-Forwarded-For");
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines.filter((line) => line.includes("TRUSTED_PROXIES"));
}

test("warns once of an unconfigured proxy, and never when TRUSTED_PROXIES is set", async () => {
  expect(await warnings(undefined)).toHaveLength(1);
  expect(await warnings(0)).toEqual([]);
  expect(await warnings(1)).toEqual([]);
});
