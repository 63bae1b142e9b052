import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { startGiven, type Given } from "../support/given.ts";

let world: Given;
/** The most steps that ever ran concurrently, by name. */
const peak = new Map<string, number>();
const busy = new Map<string, number>();
const ended: string[] = [];
let asleep = 0;

async function work(names: string[], ms: number) {
  for (const name of names) {
    busy.set(name, (busy.get(name) ?? 0) + 1);
    peak.set(name, Math.max(peak.get(name) ?? 0, busy.get(name) ?? 0));
  }
  await sleep(ms);
  for (const name of names) busy.set(name, (busy.get(name) ?? 0) - 1);
}

beforeAll(async () => {
  world = await startGiven((inngest, on) => [
    inngest.createFunction({ ...on("whole"), concurrency: { limit: 3 } }, async ({ step }) => {
      await step.run("first", () => work(["whole"], 15));
      await step.run("second", () => work(["whole"], 15));
      ended.push("whole");
    }),
    inngest.createFunction(
      { ...on("keyed"), concurrency: [{ limit: 6 }, { key: "event.data.org", limit: 2 }] },
      async ({ event }) => {
        await work(["keyed", `keyed.${event.data.org}`], event.data.ms);
        ended.push(event.data.org);
      },
    ),
    inngest.createFunction({ ...on("sleeper"), concurrency: { limit: 1 } }, async ({ step }) => {
      await step.run("begin", () => void asleep++);
      await step.sleep("long", "1h");
    }),
  ]);
});
afterAll(() => world.stop());

const send = (events: Record<string, unknown>[], name: string) =>
  world.inngest.send(events.map((data) => ({ name: world.on(name).triggers[0].event, data })));
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const endedOf = (key: string) => ended.filter((name) => name.startsWith(key)).length;

/** Expects at most `limit`, and more than one: a strictly serial run would prove nothing. */
function expectPeak(name: string, limit: number) {
  expect(peak.get(name)).toBeLessThanOrEqual(limit);
  expect(peak.get(name)).toBeGreaterThan(1);
}

test("keeps a concurrency limit under load", async () => {
  await send(
    times(60, () => ({})),
    "whole",
  );
  await eventually(() => expect(endedOf("whole")).toBe(60));
  expectPeak("whole", 3);
});

test("keeps a limit per key and a limit for the whole function together", async () => {
  await send(
    times(80, (i) => ({ org: `o${i % 8}`, ms: 25 })),
    "keyed",
  );
  await eventually(() => expect(endedOf("o")).toBe(80));
  expectPeak("keyed", 6);
  for (const org of times(8, (i) => `keyed.o${i}`)) expect(peak.get(org), org).toBeLessThanOrEqual(2);
});

test("a saturated key does not delay another key, however many runs wait before it", async () => {
  await send(
    times(400, () => ({ org: "crowded", ms: 20 })),
    "keyed",
  );
  await world.run(await world.send("keyed", { org: "lonely", ms: 1 }));
  expect(endedOf("crowded")).toBeLessThan(200);
});

test("a sleeping run does not occupy a concurrency slot", async () => {
  await send(
    times(5, () => ({})),
    "sleeper",
  );
  await eventually(() => expect(asleep).toBe(5));
});
