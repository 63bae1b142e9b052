import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDatabase, query } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";
import { freePort } from "../../scripts/ports.ts";
import { endProcess, startProcess } from "./support/process.ts";
import { thorough } from "../support/thorough.ts";

const runs = 40;
const steps = ["read", "judge", "save"];

let folder: string;
let databaseUrl: string;
let ports: { engine: number; app: number };
let engine: ChildProcess;
let app: ChildProcess;

const sideLog = () => path.join(folder, "side.log");
const bodies = () =>
  readFileSync(sideLog(), { encoding: "utf8", flag: "a+" })
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { at: number; run: string; step: string });

const startEngine = async () => {
  engine = await startProcess("engine/main.ts", {
    ENGINE_DATABASE_URL: databaseUrl,
    ENGINE_PORT: String(ports.engine),
    ENGINE_APP_URL: `http://127.0.0.1:${ports.app}/api/inngest`,
  });
};
const startApp = async () => {
  app = await startProcess("tests/engine/support/crash-app.ts", {
    PORT: String(ports.app),
    ENGINE_URL: `http://127.0.0.1:${ports.engine}`,
    SIDE_LOG: sideLog(),
  });
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "shortlist-crash-"));
  databaseUrl = await emptyDatabase();
  ports = { engine: await freePort(), app: await freePort() };
  await Promise.all([startEngine(), startApp()]);
  const health = () => fetch(`http://127.0.0.1:${ports.engine}/health`).then((response) => response.status);
  await eventually(async () => expect(await health()).toBe(200));
});
afterEach(async () => {
  await Promise.all([endProcess(engine, "SIGKILL"), endProcess(app, "SIGKILL")]);
  rmSync(folder, { recursive: true });
});

const send = (count: number) =>
  fetch(`http://127.0.0.1:${ports.engine}/e/key`, {
    method: "POST",
    body: JSON.stringify(Array.from({ length: count }, (_, n) => ({ name: "score", data: { n } }))),
  });
const statuses = () =>
  query<{ status: string; n: number }>(
    databaseUrl,
    "select status, count(*)::int as n from engine.run group by 1",
  );

/** Expects every run to complete, with each step memoized once and none run again after it was memoized. */
async function expectAllCompleted() {
  await eventually(async () => expect(await statuses()).toEqual([{ status: "completed", n: runs }]));
  const memoized = await query<{
    run_id: string;
    name: string;
    ended_at: Date;
    result: { data: unknown } | null;
  }>(databaseUrl, "select run_id, name, ended_at, result from engine.step where name <> 'rest'");
  expect(memoized).toHaveLength(runs * steps.length);
  const endedAt = new Map(memoized.map((step) => [`${step.run_id} ${step.name}`, step.ended_at.getTime()]));
  const again = bodies().filter(({ run, step, at }) => at > (endedAt.get(`${run} ${step}`) ?? Infinity));
  expect(again).toEqual([]);
}

test.each(thorough ? ["engine", "app", "both"] : ["both"])(
  "after kill -9 of %s in the middle all runs complete, and no memoized step runs again",
  async (victim) => {
    await send(runs);
    // Kills twice: while first steps are running, and while most runs sleep or are about to save.
    for (const threshold of [30, 85]) {
      await eventually(() => expect(bodies().length).toBeGreaterThan(threshold));
      if (victim !== "app") await endProcess(engine, "SIGKILL");
      if (victim !== "engine") await endProcess(app, "SIGKILL");
      await sleep(300);
      if (victim !== "app") await startEngine();
      if (victim !== "engine") await startApp();
    }
    await expectAllCompleted();
  },
);

test("SIGTERM lets calls in progress finish, and no step is repeated", async () => {
  await send(runs);
  await eventually(() => expect(bodies().length).toBeGreaterThan(30));
  expect(await endProcess(engine, "SIGTERM")).toBe(0);
  const leased = await query<{ n: number }>(
    databaseUrl,
    "select count(*)::int as n from engine.job where lease is not null",
  );
  expect(leased).toEqual([{ n: 0 }]);
  await startEngine();
  await expectAllCompleted();
  expect(bodies()).toHaveLength(runs * steps.length);
});
