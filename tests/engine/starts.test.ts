import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";
import { startWorld, type World } from "./support/world.ts";

let world: World;
const started: { what: string; at: number }[] = [];
const startsOf = (what: string) => started.filter((start) => start.what === what);

beforeAll(async () => {
  world = await startWorld((inngest) => {
    const on = <Name extends string>(event: Name) => ({
      id: event,
      triggers: [{ event }] as [{ event: Name }],
    });
    const note = (what: string) => void started.push({ what, at: Date.now() });
    return [
      inngest.createFunction(on("plain"), ({ event }) => note(`plain.${event.data.key}`)),
      inngest.createFunction(
        {
          id: "picky",
          triggers: [{ event: "plain", if: "event.data.score > 0.5 && event.data.kind == 'a'" }],
        },
        ({ event }) => note(`picky.${event.data.key}`),
      ),
      inngest.createFunction({ ...on("once"), idempotency: "event.data.order" }, () => note("once")),
      inngest.createFunction({ ...on("throttled"), throttle: { limit: 2, period: "2s" } }, () =>
        note("throttled"),
      ),
      inngest.createFunction({ ...on("burst"), throttle: { limit: 4, period: "40s", burst: 3 } }, () =>
        note("burst"),
      ),
      inngest.createFunction(
        { ...on("limited"), rateLimit: { limit: 2, period: "1m", key: "event.data.org" } },
        ({ event }) => note(`limited.${event.data.org}`),
      ),
      inngest.createFunction(
        { ...on("typed"), debounce: { period: "1s", key: "event.data.field" } },
        ({ event }) => note(`typed.${event.data.field}.${event.data.text}`),
      ),
      inngest.createFunction(
        { ...on("long"), cancelOn: [{ event: "stop", match: "data.key" }] },
        async ({ event, step }) => {
          await step.sleep("for-long", "1h");
          note(`long.${event.data.key}`);
        },
      ),
      inngest.createFunction(
        { id: "heard", triggers: [{ event: "inngest/function.cancelled" }] },
        ({ event }) => note(`cancelled.${event.data.function_id}`),
      ),
      inngest.createFunction(
        { id: "daily", triggers: [{ cron: "TZ=Europe/Paris 0 9 * * *" }] },
        ({ event }) => note(`daily.${(event.data as { cron: string }).cron}`),
      ),
    ];
  });
});
afterAll(() => world.stop());

test("an event with an id counts once, and its copies get the first one's id", async () => {
  const [first, second] = [
    await world.send("plain", { key: "d" }, { id: "e-1" }),
    await world.send("plain", {}, { id: "e-1" }),
  ];
  expect(second).toBe(first);
  expect(await world.ended(first)).toHaveLength(1);
  expect(startsOf("plain.d")).toHaveLength(1);
});

test("the SDK's own retry of a send is no second event", async () => {
  const post = () =>
    fetch(`${world.url}/e/key`, {
      method: "POST",
      headers: { "x-inngest-event-id-seed": "1795196252340,c2VlZHNlZWQ=" },
      body: JSON.stringify([
        { name: "plain", data: { key: "s1" } },
        { name: "plain", data: { key: "s2" } },
      ]),
    }).then((response) => response.json() as Promise<{ ids: string[] }>);
  const [first, second] = await Promise.all([post(), post()]);
  expect(new Set(first.ids).size).toBe(2);
  expect(second).toEqual(first);
  for (const id of first.ids) expect(await world.ended(id)).toHaveLength(1);
});

test("an expression chooses events; one that asks for what is not there chooses nothing", async () => {
  for (const data of [{ score: 0.9, kind: "a" }, { score: 0.4, kind: "a" }, { kind: "a" }, {}]) {
    await world.send("plain", { key: JSON.stringify(data), ...data });
  }
  const last = await world.send("plain", { key: "last", score: 1, kind: "a" });
  await world.ended(last, 2);
  const chosen = () => started.map(({ what }) => what).filter((what) => what.startsWith("picky"));
  await eventually(() => expect(chosen()).toContain('picky.{"score":0.9,"kind":"a"}'));
  expect(chosen().toSorted()).toEqual(["picky.last", 'picky.{"score":0.9,"kind":"a"}'].toSorted());
});

test("idempotency lets one run through for each value, within a batch and between them", async () => {
  await world.inngest.send([1, 1, 2].map((order) => ({ name: "once", data: { order } })));
  await world.send("once", { order: 2 });
  await eventually(() => expect(startsOf("once")).toHaveLength(2));
  await query(world.databaseUrl, "update engine.idempotency set expires_at = now() - interval '1 second'");
  const again = await world.send("once", { order: 2 });
  expect(await world.ended(again)).toHaveLength(1);
  expect(startsOf("once")).toHaveLength(3);
});

test("throttle spaces starts evenly and drops none", async () => {
  await world.inngest.send(Array.from({ length: 3 }, () => ({ name: "throttled", data: {} })));
  await eventually(() => expect(startsOf("throttled")).toHaveLength(3));
  const at = startsOf("throttled").map((start) => start.at);
  expect((at[2] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(1_200);
});

test("throttle with a burst lets that many come at once", async () => {
  await world.inngest.send(Array.from({ length: 5 }, () => ({ name: "burst", data: {} })));
  await eventually(() => expect(startsOf("burst")).toHaveLength(3));
  const rows = await query<{ due: number }>(
    world.databaseUrl,
    `select extract(epoch from j.run_at - now())::float8 as due from engine.job j join engine.run r on r.id = j.run_id
     where r.function_id = 'test-burst' and j.run_at > now() order by 1`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]?.due).toBeGreaterThan(5);
});

test("rateLimit drops what is over the limit, by key", async () => {
  await world.inngest.send(["x", "x", "x", "y"].map((org) => ({ name: "limited", data: { org } })));
  const extra = await world.send("limited", { org: "x" });
  await eventually(() => expect(started.filter(({ what }) => what.startsWith("limited"))).toHaveLength(3));
  expect(startsOf("limited.x")).toHaveLength(2);
  expect(await world.get(`/v1/events/${extra}/runs`)).toEqual({ data: [] });
});

test("debounce runs once, with the last event", async () => {
  await world.inngest.send(["h", "he"].map((text) => ({ name: "typed", data: { field: "a", text } })));
  await world.send("typed", { field: "a", text: "hello" });
  await world.send("typed", { field: "b", text: "x" });
  await eventually(() => expect(started.filter(({ what }) => what.startsWith("typed"))).toHaveLength(2));
  expect(startsOf("typed.a.hello")).toHaveLength(1);
  // The key is free again.
  await world.send("typed", { field: "a", text: "again" });
  await eventually(() => expect(startsOf("typed.a.again")).toHaveLength(1));
});

test("cancelOn ends the runs that match, and says so", async () => {
  const [doomed, spared] = [await world.send("long", { key: "k1" }), await world.send("long", { key: "k2" })];
  await eventually(async () => expect(await world.get("/stats")).toMatchObject({ pauses: 2 }));
  await world.send("stop", { key: "k1" });
  expect(await world.run(doomed)).toMatchObject({ status: "Cancelled" });
  const { data } = await world.get<{ data: { status: string }[] }>(`/v1/events/${spared}/runs`);
  expect(data).toMatchObject([{ status: "Running" }]);
  await eventually(() => expect(startsOf("cancelled.test-long")).toHaveLength(1));
});

test("an event of the future waits for its time", async () => {
  const sent = Date.now();
  const id = await world.send("plain", { key: "future" }, { ts: sent + 600 });
  await world.run(id);
  expect((startsOf("plain.future")[0]?.at ?? 0) - sent).toBeGreaterThanOrEqual(590);
});

test("cron starts at its hour in its time zone, once, however long the engine was away", async () => {
  const [row] = await query<{ cron: string; next_at: Date }>(
    world.databaseUrl,
    "select cron, next_at from engine.schedule",
  );
  const hour = new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Paris",
    hour: "numeric",
    hourCycle: "h23",
    minute: "2-digit",
  });
  expect(row && hour.format(row.next_at)).toBe("09:00");
  await query(world.databaseUrl, "update engine.schedule set next_at = now() - interval '3 days'");
  await eventually(() => expect(started.filter(({ what }) => what.startsWith("daily"))).toHaveLength(1));
  const [after] = await query<{ next_at: Date }>(world.databaseUrl, "select next_at from engine.schedule");
  expect(after?.next_at).toEqual(row?.next_at);
});
