// How fast the local engine is on this machine: `node tests/bench/engine.ts [runs]`. Each run takes two steps of
// 5 ms in an app of its own process, as the SDK serves it over HTTP. Prints one line of JSON.
import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { endProcess, freePort, startProcess } from "../engine/support/process.ts";

const runs = Number(process.argv[2] ?? 5_000);
const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-bench-"));
chmodSync(home, 0o711);

try {
  const server = await startEmbeddedPostgres({ home, durable: true, hold: false });
  const results = { with_checkpointing: await measure("on"), without_checkpointing: await measure("off") };
  console.log(
    JSON.stringify({ bench: "engine", cpus: os.cpus().length, node: process.version, runs, ...results }),
  );

  async function measure(checkpointing: "on" | "off") {
    const database = `bench_${checkpointing}`;
    const admin = new pg.Client({ connectionString: server.ownerUrl });
    await admin.connect();
    await admin.query(`create database ${database}`);
    await admin.end();
    const databaseUrl = server.urlsFor(database).ownerUrl;
    const ports = { engine: await freePort(), app: await freePort() };
    const url = `http://127.0.0.1:${ports.engine}`;
    const engine = await startProcess("engine/main.ts", {
      ENGINE_DATABASE_URL: databaseUrl,
      ENGINE_PORT: String(ports.engine),
      ENGINE_APP_URL: `http://127.0.0.1:${ports.app}/api/inngest`,
      ENGINE_CHECKPOINTING: checkpointing,
    });
    const app = await startProcess("tests/bench/engine-app.ts", { PORT: String(ports.app), ENGINE_URL: url });
    try {
      while ((await fetch(`${url}/health`)).status !== 200) await sleep(50);
      await send(url, 50);
      await completed(url, 50);
      const began = performance.now();
      await send(url, runs);
      const accepted = performance.now();
      await completed(url, 50 + runs);
      const seconds = (performance.now() - began) / 1000;
      return {
        runs_per_second: round(runs / seconds),
        steps_per_second: round((2 * runs) / seconds),
        events_accepted_per_second: round(runs / ((accepted - began) / 1000)),
      };
    } finally {
      await Promise.all([endProcess(engine, "SIGTERM"), endProcess(app, "SIGKILL")]);
    }
  }
} finally {
  await stopEmbeddedPostgres(home);
  rmSync(home, { recursive: true, force: true });
}

/** Sends events by five hundred, as two instances of the app would side by side. */
async function send(url: string, count: number) {
  let left = count;
  const sender = async () => {
    while (left > 0) {
      const taken = Math.min(500, left);
      left -= taken;
      const events = Array.from({ length: taken }, (_, n) => ({ name: "score", data: { n } }));
      const response = await fetch(`${url}/e/key`, { method: "POST", body: JSON.stringify(events) });
      if (!response.ok) throw new Error(`The engine refused the events: ${response.status}`);
    }
  };
  await Promise.all([sender(), sender()]);
}

async function completed(url: string, count: number) {
  for (;;) {
    const stats = (await (await fetch(`${url}/stats`)).json()) as { completed: number; failed: number };
    if (stats.failed > 0) throw new Error(`${stats.failed} runs failed`);
    if (stats.completed >= count) return;
    await sleep(100);
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
