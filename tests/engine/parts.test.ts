import { expect, test } from "vitest";
import { readConfig } from "../../engine/config.ts";
import { durationMs, momentOf } from "../../engine/functions/duration.ts";
import { faultIn, holds, keyOf, valueOf } from "../../engine/functions/expression.ts";
import { nextTick } from "../../engine/functions/schedules.ts";
import { backoffMs } from "../../engine/runs/retry.ts";
import { stableUuid, ulid } from "../../engine/store/identifiers.ts";

test.each([
  ["", 0],
  ["10s", 10_000],
  ["1h30m", 5_400_000],
  ["1w2d", 777_600_000],
  ["1.5s", 1_500],
  ["500ms", 500],
  ["soon", undefined],
  ["10", undefined],
  ["10s!", undefined],
])("duration %j is %s ms", (text, ms) => expect(durationMs(text)).toBe(ms));

test("a moment is a duration from now or a date", () => {
  expect(momentOf("10s", 1_000)?.getTime()).toBe(11_000);
  expect(momentOf("2026-01-02T03:04:05.000Z")?.toISOString()).toBe("2026-01-02T03:04:05.000Z");
  expect(momentOf("whenever")).toBeUndefined();
});

const event = { name: "e", data: { k: "K", n: 3, half: 0.5, list: ["a"], deep: { x: null } } };

test.each([
  ["event.data.k == 'K'", true],
  ["event.data.k == async.data.k", true],
  ["event.data.n > 2 && 'a' in event.data.list", true],
  ["event.data.missing == 'x'", false],
  ["event.data.missing == async.data.missing", false],
  ["event.data.missing == 'x' || event.data.k == 'K'", true],
  ["event.data.k", false],
  ["", true],
])("condition %j: %s", (source, expected) => expect(holds(source, { event, async: event })).toBe(expected));

test("values and keys of expressions", () => {
  expect(valueOf("event.data.n * 2 + 1", { event })).toBe(7);
  expect(valueOf("event.data.half * 2", { event })).toBe(1);
  expect(valueOf("event.data.n > 2 ? 180 : -60", { event })).toBe(180);
  expect(keyOf("event.data.k + '-' + string(event.data.n)", event)).toBe("K-3");
  expect(keyOf("event.data.n", event)).toBe("3");
  expect(keyOf("event.data.nothing", event)).toBe("");
  expect(keyOf(undefined, event)).toBe("");
});

test("faults in expressions are found without an event", () => {
  expect(faultIn("event.data.k == async.data.k")).toBeUndefined();
  expect(faultIn("event.data.k ==")).toContain("Unexpected");
  expect(faultIn("run.id == '1'")).toContain("Unknown variable");
  expect(faultIn("'a' + 1")).toBeDefined();
});

test("a cron follows the clocks of its time zone", () => {
  const next = nextTick("TZ=America/New_York 30 14 * * *");
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: "America/New_York",
    timeStyle: "short",
    hourCycle: "h23",
  });
  expect(next && clock.format(next)).toBe("14:30");
  expect(nextTick("0 0 * * *")?.getUTCHours()).toBe(0);
});

test("backoff doubles up to its ceiling, and gives way to retry-after", () => {
  const backoff = { retryBaseMs: 100, retryMaxMs: 1_000 };
  for (const [attempt, ms] of [
    [0, 100],
    [1, 200],
    [3, 800],
    [9, 1_000],
  ] as const) {
    const waited = backoffMs(attempt, undefined, backoff);
    expect(waited).toBeGreaterThanOrEqual(ms * 0.85);
    expect(waited).toBeLessThanOrEqual(ms * 1.15);
  }
  expect(backoffMs(0, "7", backoff)).toBe(7_000);
  expect(backoffMs(0, new Date(Date.now() + 5_000).toISOString(), backoff)).toBeGreaterThan(4_000);
  expect(backoffMs(0, new Date(0).toISOString(), backoff)).toBe(0);
});

test("identifiers sort by time and repeat for the same entropy", () => {
  expect(ulid(1_700_000_000_000) < ulid(1_700_000_000_001)).toBe(true);
  expect(ulid(1, new Uint8Array(16))).toBe("00000000010000000000000000");
  expect(stableUuid("a")).toBe(stableUuid("a"));
  expect(stableUuid("a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("the configuration names what is wrong with it", () => {
  expect(readConfig({ DATABASE_URL: "postgres://x", ENGINE_SIGNING_KEY: "" })).toMatchObject({
    databaseUrl: "postgres://x",
    port: 8288,
    signingKey: undefined,
  });
  expect(readConfig({ DATABASE_URL: "a", ENGINE_DATABASE_URL: "b" }).databaseUrl).toBe("b");
  expect(() => readConfig({})).toThrow("ENGINE_DATABASE_URL");
  expect(() => readConfig({ DATABASE_URL: "a", ENGINE_PORT: "99999" })).toThrow("ENGINE_PORT");
});
