import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./support/eventually.ts";
import { startWorld, type World } from "./support/world.ts";

let world: World;
/** The most steps that were ever at work at once, by name. */
const peak = new Map<string, number>();
const busy = new Map<string, number>();
const ended: { key: string; at: number }[] = [];

async function work(names: string[], ms: number) {
  for (const name of names) {
    busy.set(name, (busy.get(name) ?? 0) + 1);
    peak.set(name, Math.max(peak.get(name) ?? 0, busy.get(name) ?? 0));
  }
  await sleep(ms);
  for (const name of names) busy.set(name, (busy.get(name) ?? 0) - 1);
}

beforeAll(async () => {
  world = await startWorld((inngest) => [
    inngest.createFunction(
      { id: "whole", triggers: [{ event: "whole" }], concurrency: 3 },
      async ({ step }) => {
        await step.run("first", () => work(["whole"], 15));
        await step.run("second", () => work(["whole"], 15));
      },
    ),
    inngest.createFunction(
      {
        id: "keyed",
        triggers: [{ event: "keyed" }],
        concurrency: [{ limit: 6 }, { key: "event.data.org", limit: 2 }],
      },
      async ({ event }) => {
        await work(["keyed", `keyed.${event.data.org}`], event.data.ms);
        ended.push({ key: event.data.org, at: Date.now() });
      },
    ),
    ...["one", "two"].map((id) =>
      inngest.createFunction(
        { id, triggers: [{ event: "shared" }], concurrency: { scope: "env", key: "'model'", limit: 2 } },
        () => work(["shared"], 10),
      ),
    ),
    inngest.createFunction(
      {
        id: "ranked",
        triggers: [{ event: "ranked" }],
        concurrency: 1,
        priority: { run: "event.data.urgent ? 120 : 0" },
      },
      async ({ event }) => {
        ended.push({ key: event.data.name, at: Date.now() });
        await sleep(event.data.ms ?? 0);
      },
    ),
    inngest.createFunction(
      { id: "sleeper", triggers: [{ event: "sleeper" }], concurrency: 1 },
      async ({ step }) => {
        await step.sleep("long", "1s");
      },
    ),
  ]);
});
afterAll(() => world.stop());

const send = async (events: { name: string; data: Record<string, unknown> }[]) =>
  (await world.inngest.send(events)).ids;
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

/** Never more than the limit; and more than one, or it would hold for the wrong reason. */
function expectPeak(name: string, limit: number) {
  expect(peak.get(name)).toBeLessThanOrEqual(limit);
  expect(peak.get(name)).toBeGreaterThan(1);
}

test("a limit holds under load", async () => {
  await send(times(60, () => ({ name: "whole", data: {} })));
  await world.drained("test-whole");
  expectPeak("whole", 3);
});

test("two limits hold together: per key and for the whole function", async () => {
  await send(times(80, (i) => ({ name: "keyed", data: { org: `o${i % 8}`, ms: 25 } })));
  await world.drained("test-keyed");
  expectPeak("keyed", 6);
  for (const org of times(8, (i) => `keyed.o${i}`)) expect(peak.get(org), org).toBeLessThanOrEqual(2);
});

test("a saturated key does not hold up another, however many wait before it", async () => {
  await send(times(400, () => ({ name: "keyed", data: { org: "crowded", ms: 20 } })));
  const sent = Date.now();
  const [other = ""] = await send([{ name: "keyed", data: { org: "lonely", ms: 1 } }]);
  await world.run(other);
  expect(Date.now() - sent).toBeLessThan(2_000);
  expect(ended.filter(({ key }) => key === "crowded").length).toBeLessThan(200);
});

test("a limit in scope env is shared by functions", async () => {
  await send(times(20, () => ({ name: "shared", data: {} })));
  await Promise.all([world.drained("test-one"), world.drained("test-two")]);
  expectPeak("shared", 2);
});

test("priority goes ahead of what was queued before", async () => {
  await send([{ name: "ranked", data: { name: "running", ms: 1_000 } }]);
  await eventually(() => expect(ended.some(({ key }) => key === "running")).toBe(true));
  await send(times(3, (i) => ({ name: "ranked", data: { name: `patient${i}` } })));
  await send([{ name: "ranked", data: { name: "urgent", urgent: true } }]);
  await eventually(() => expect(ended.filter(({ key }) => /patient|urgent/.test(key))).toHaveLength(4));
  expect(ended.filter(({ key }) => /patient|urgent/.test(key))[0]?.key).toBe("urgent");
});

test("a run that sleeps holds no slot", async () => {
  const began = Date.now();
  const ids = await send(times(5, () => ({ name: "sleeper", data: {} })));
  await Promise.all(ids.map((id) => world.run(id)));
  expect(Date.now() - began).toBeLessThan(4_000);
});
