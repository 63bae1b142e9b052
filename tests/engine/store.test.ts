import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FunctionConfig } from "../../engine/functions/options.ts";
import { startRuns } from "../../engine/runs/start.ts";
import { insertEvents, internalEvent } from "../../engine/store/event.ts";
import { prune } from "../../engine/runs/prune.ts";
import { openDatabase, type Database } from "../../engine/store/database.ts";
import { migrate } from "../../engine/store/migrate.ts";
import { claimJobs, releaseJob } from "../../engine/work/claim.ts";
import { cuttableProxy } from "../support/cuttable-proxy.ts";
import { emptyDatabase, query } from "./support/database.ts";

let url: string;
let database: Database;
const owner = "00000000-0000-4000-8000-000000000001";

beforeAll(async () => {
  url = await emptyDatabase();
  database = openDatabase(url, 5);
  await Promise.all([migrate(database), migrate(database), migrate(database)]);
});
afterAll(() => database.close());
beforeEach(() => query(url, "truncate engine.run, engine.event, engine.lane cascade"));

const step = { id: "step", name: "step", runtime: { type: "http" as const, url: "http://127.0.0.1:1/" } };
const config = (id: string, more: Partial<FunctionConfig>): FunctionConfig => ({
  id,
  triggers: [],
  steps: { step },
  ...more,
});

const start = (fn: FunctionConfig, data: Record<string, unknown>[]) =>
  database.transaction(async (tx) => {
    const events = await insertEvents(
      tx,
      data.map((fields, i) => internalEvent("e", fields, `${fn.id}${i}${Math.random()}`)),
    );
    return startRuns(
      tx,
      events.map((event) => ({ fn: { id: fn.id, app: "a", url: "", config: fn }, event })),
    );
  });

test("migrating again concurrently changes nothing", async () => {
  await Promise.all([migrate(database), migrate(database)]);
  expect(await query(url, "select name from engine.migration order by 1")).toEqual([
    { name: "0001-tables.sql" },
    { name: "0002-by-time-alone.sql" },
  ]);
});

test("migrates as a role that owns the schema and may create nothing else", async () => {
  const other = await emptyDatabase();
  const role = `engine_only_${Date.now()}`;
  await query(other, `create role ${role} login password 'p'; create schema engine authorization ${role}`);
  const theirs = new URL(other);
  theirs.username = role;
  theirs.password = "p";
  const limited = openDatabase(theirs.href, 1);
  await migrate(limited);
  await expect(limited.pool.query("create schema more")).rejects.toThrow("permission denied");
  await limited.close();
});

test("a claim fills each lane up to its limit, however long other queues are, and takes no job twice", async () => {
  const keyed = config("keyed", { concurrency: { key: "event.data.org", limit: 2 } });
  const crowds = Array.from({ length: 300 }, (_, i) => ({ org: `crowd${i % 6}` }));
  await start(keyed, [...crowds, { org: "x" }, { org: "y" }]);
  const claims = [1, 2].map(() => claimJobs(database, owner, 32, 30_000));
  const claimed = (await Promise.all(claims)).flat();
  expect(new Set(claimed.map((job) => job.id)).size).toBe(claimed.length);
  const lanes = await query<{ n: number }>(
    url,
    "select count(*)::int as n from engine.job where lease is not null group by lane order by lane",
  );
  expect(lanes.map(({ n }) => n)).toEqual([2, 2, 2, 2, 2, 2, 1, 1]);
  expect(await claimJobs(database, owner, 32, 30_000)).toEqual([]);
});

test("claims continuations before new runs, within a lane and across lanes", async () => {
  const keyed = config("keyed", { concurrency: { key: "event.data.org", limit: 5 } });
  const [, , continued] = await start(keyed, [{ org: "a" }, { org: "b" }, { org: "b" }]);
  await query(url, "update engine.job set fresh = false where run_id = $1", [continued]);
  expect(await claimJobs(database, owner, 1, 30_000)).toMatchObject([{ run_id: continued }]);
});

test("releasing a job keeps its attempt count; a job with another lease cannot be released", async () => {
  await start(config("plain", {}), [{}]);
  const [job] = await claimJobs(database, owner, 1, 30_000);
  if (!job) throw new Error("Nothing was claimed");
  await releaseJob(database, { ...job, lease: owner }, 0, 1);
  expect(await query(url, "select lease from engine.job")).toEqual([{ lease: job.lease }]);
  await releaseJob(database, job, 0, 1);
  expect(await query(url, "select lease, attempt, lost from engine.job")).toEqual([
    { lease: null, attempt: 0, lost: 1 },
  ]);
});

test("a claim stays quick with many lanes and a long queue", async () => {
  const keyed = config("many", { concurrency: { key: "event.data.org", limit: 1 } });
  await start(
    keyed,
    Array.from({ length: 10_000 }, (_, i) => ({ org: i % 1_000 })),
  );
  await query(url, "analyze engine.job, engine.lane, engine.run");
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const began = performance.now();
    expect(await claimJobs(database, owner, 32, 30_000)).toHaveLength(32);
    times.push(performance.now() - began);
  }
  // The bound only catches a scan of the whole queue; it is not a benchmark.
  expect(Math.min(...times)).toBeLessThan(250);
});

test("prunes old runs that have ended, and keeps recent and unfinished ones", async () => {
  const keyed = config("pruned", { concurrency: { key: "event.data.n", limit: 1 } });
  const [old, young, open] = await start(keyed, [{ n: 1 }, { n: 2 }, { n: 3 }]);
  await query(url, "update engine.event set received_at = now() - interval '9 days'");
  await query(
    url,
    "update engine.run set status = 'completed', ended_at = now() - interval '8 days' where id = $1",
    [old],
  );
  await query(url, "update engine.run set status = 'completed', ended_at = now() where id = $1", [young]);
  await query(url, "insert into engine.step (run_id, id, result, attempts) values ($1, 's', 'null', 1)", [
    old,
  ]);
  expect(await prune(database, 168)).toBe(1 + 1 + 2);
  expect(
    (await query<{ id: string }>(url, "select id from engine.run order by id")).map(({ id }) => id),
  ).toEqual([young, open].sort());
  expect(await query(url, "select id from engine.step")).toEqual([]);
  expect(await query(url, "select id from engine.event")).toHaveLength(2);
  expect(await query(url, "select id from engine.lane")).toHaveLength(1);
});

test("statements that a server never answers fail, and leave their connections to others", async () => {
  const proxy = await cuttableProxy(url);
  const distant = openDatabase(proxy.url, 2, 500);
  try {
    const ways = [
      () => distant.pool.query("select 1 as one"),
      () => distant.transaction((tx) => tx.query("select 1 as one")),
    ];
    await Promise.all(ways.map((send) => send()));
    proxy.freeze();
    for (const answer of await Promise.allSettled(ways.map((send) => send())))
      expect(answer).toMatchObject({ status: "rejected", reason: { message: "Query read timeout" } });
    proxy.mend();
    for (const { rows } of await Promise.all(ways.map((send) => send()))) expect(rows).toEqual([{ one: 1 }]);
  } finally {
    proxy.close();
    await distant.close();
  }
});
