import { afterEach, expect, test, vi } from "vitest";
import "../support/database";
import { addressGroup } from "@/lib/platform/access/client-address";
import { countCall } from "@/lib/platform/access/rate-limit";

afterEach(() => vi.useRealTimers());

test("allows calls up to the limit, then returns the seconds until the window resets", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000_000_000 });
  const count = () => countCall("window", { limit: 3, seconds: 60 });
  expect([await count(), await count(), await count()]).toEqual([0, 0, 0]);
  vi.setSystemTime(1_000_000_020_000);
  expect(await count()).toBe(40);
  vi.setSystemTime(1_000_000_059_999);
  expect(await count()).toBe(1);
  vi.setSystemTime(1_000_000_060_000);
  expect(await count()).toBe(0);
});

test("counts every concurrent call", async () => {
  const waits = await Promise.all(
    Array.from({ length: 30 }, () => countCall("at once", { limit: 10, seconds: 60 })),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test("counts each key separately", async () => {
  for (const key of ["a", "b"]) expect(await countCall(key, { limit: 1, seconds: 60 })).toBe(0);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("counts the address %s under the group %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
