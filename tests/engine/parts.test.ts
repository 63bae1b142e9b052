import { expect, test } from "vitest";
import { readConfig } from "../../engine/config.ts";
import { durationMs } from "../../engine/functions/duration.ts";
import { matches, isCondition, isKey, keyOf } from "../../engine/functions/expression.ts";
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
])("parses the duration %j as %s ms", (text, ms) => expect(durationMs(text)).toBe(ms));

const event = { name: "e", data: { k: "K", n: 3, empty: "", deep: { x: null } } };

test.each([
  ["event.data.k == 'K'", true],
  ["event.name == 'e'", true],
  ["event.data.empty == ''", true],
  ["event.data.n == '3'", false],
  ["event.data.missing == ''", false],
  ["event.data.missing.more == 'x'", false],
  ["event.data.toString == 'x'", false],
  ["", true],
])("evaluates the condition %j to %s", (source, expected) => expect(matches(source, event)).toBe(expected));

test.each([
  ["event.data.k", "K"],
  ["event.data.n", "3"],
  ["event.data.deep", '{"x":null}'],
  ["event.data.deep.x", "null"],
  ["event.data.deep.x.more", ""],
  ["event.data.missing", ""],
  ["event.data.constructor", ""],
  [undefined, ""],
])("resolves the key %j to %j", (source, key) => expect(keyOf(source, event)).toBe(key));

test("refuses every other key expression and condition", () => {
  for (const source of ["event", "event.data.", "run.id", "event.data.a + event.data.b", "'all'"])
    expect(isKey(source), source).toBe(false);
  for (const source of [
    "event.data.k",
    "event.data.n > 2",
    "event.data.k == async.data.k",
    "event.k == 'a' || true",
  ])
    expect(isCondition(source), source).toBe(false);
});

test("backoff doubles up to its maximum, and retry-after overrides it", () => {
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

test("identifiers sort by time and are the same for the same input", () => {
  expect(ulid(1_700_000_000_000) < ulid(1_700_000_000_001)).toBe(true);
  expect(ulid(1, new Uint8Array(16))).toBe("00000000010000000000000000");
  expect(stableUuid("a")).toBe(stableUuid("a"));
  expect(stableUuid("a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("an invalid configuration names the variable that is missing or wrong", () => {
  expect(readConfig({ DATABASE_URL: "postgres://x", ENGINE_SIGNING_KEY: "" })).toMatchObject({
    databaseUrl: "postgres://x",
    port: 8288,
    signingKey: undefined,
  });
  expect(readConfig({ DATABASE_URL: "a", ENGINE_DATABASE_URL: "b" }).databaseUrl).toBe("b");
  expect(() => readConfig({})).toThrow("ENGINE_DATABASE_URL");
  expect(() => readConfig({ DATABASE_URL: "a", ENGINE_PORT: "99999" })).toThrow("ENGINE_PORT");
});
