import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventually } from "../support/eventually.ts";
import { given, startGiven, type Given } from "../support/given.ts";

let world: Given;
const started: { what: string; at: number }[] = [];
const startsOf = (what: string) => started.filter((start) => start.what.startsWith(what));

beforeAll(async () => {
  world = await startGiven((inngest, on) => {
    const note = (what: string) => void started.push({ what, at: Date.now() });
    return [
      inngest.createFunction(on("plain"), ({ event }) => note(`plain.${event.data.key}`)),
      inngest.createFunction(
        { id: "picky", triggers: [{ ...on("plain").triggers[0], if: "event.data.kind == 'a'" }] },
        ({ event }) => note(`picky.${event.data.key}`),
      ),
      inngest.createFunction(
        { ...on("typed"), debounce: { period: "1s", key: "event.data.field" } },
        ({ event }) => note(`typed.${event.data.field}.${event.data.text}`),
      ),
      inngest.createFunction({ ...on("impatient"), debounce: { period: "1s", timeout: "2s" } }, ({ event }) =>
        note(`impatient.${event.data.n}`),
      ),
      inngest.createFunction({ id: "every-minute", triggers: [{ cron: "* * * * *" }] }, () => note("minute")),
    ];
  });
});
afterAll(() => world.stop());

test("an event sent twice with the same id starts one run", async () => {
  const id = `e-${Date.now()}`;
  const first = await world.send("plain", { key: "twice" }, { id });
  const second = await world.send("plain", { key: "twice" }, { id });
  await world.ended(first);
  await world.ended(await world.send("plain", { key: "later" }));
  expect(startsOf("plain.twice")).toHaveLength(1);
  // Our engine answers a duplicate with the id of the first; other servers may answer something else.
  if (!given) expect(second).toBe(first);
});

test("a send that the SDK retries creates no second event", async () => {
  const name = world.on("plain").triggers[0].event;
  const seed = `${Date.now()},${btoa(`${Math.random()}`)}`;
  const post = () =>
    fetch(`${world.url}/e/${process.env.INNGEST_EVENT_KEY ?? "key"}`, {
      method: "POST",
      headers: { "x-inngest-event-id-seed": seed },
      body: JSON.stringify(["s1", "s2"].map((key) => ({ name, data: { key } }))),
    }).then((response) => response.json() as Promise<{ ids: string[] }>);
  const [first, second] = await Promise.all([post(), post()]);
  expect(new Set(first.ids).size).toBe(2);
  expect(second).toEqual(first);
  for (const id of first.ids) expect(await world.ended(id)).toHaveLength(1);
});

test("a condition starts only matching events, and an event without the field does not match", async () => {
  await world.send("plain", { key: "b", kind: "b" });
  await world.send("plain", { key: "none" });
  await world.ended(await world.send("plain", { key: "a", kind: "a" }), 2);
  await eventually(() => expect(startsOf("picky")).toMatchObject([{ what: "picky.a" }]));
});

test("debounce starts one run per key, with the last event", async () => {
  for (const text of ["h", "he", "hello"]) await world.send("typed", { field: "a", text });
  await world.send("typed", { field: "b", text: "x" });
  await eventually(() => expect(startsOf("typed")).toHaveLength(2));
  expect(startsOf("typed.a.hello")).toHaveLength(1);
  // The key starts a new debounce period.
  await world.send("typed", { field: "a", text: "again" });
  await eventually(() => expect(startsOf("typed.a.again")).toHaveLength(1));
});

test("debounce starts a run at its timeout even while events keep coming", async () => {
  for (let n = 1; n <= 10; n++) {
    await world.send("impatient", { n });
    await sleep(400);
  }
  await eventually(() => expect(startsOf("impatient.10")).toHaveLength(1));
  expect(startsOf("impatient").length).toBeGreaterThan(1);
});

test("an event with a future timestamp starts at that time", async () => {
  const sent = Date.now();
  await world.run(await world.send("plain", { key: "future" }, { ts: sent + 600 }));
  expect((startsOf("plain.future")[0]?.at ?? 0) - sent).toBeGreaterThanOrEqual(590);
});

// For our own engine, tests/engine/cron.test.ts checks this without waiting.
test.runIf(given)("starts a cron function within a minute", () =>
  vi.waitFor(() => expect(startsOf("minute").length).toBeGreaterThan(0), { timeout: 80_000 }),
);
