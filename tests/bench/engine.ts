// Measures the local engine's speed on this machine: `npm run bench:engine [-- runs]`. Each run has two steps of 5 ms
// in a production build of Next.js, and every call is signed. Prints one line of JSON.
import { randomBytes } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hashedSigningKey } from "../../engine/signature.ts";
import { freePort } from "../../scripts/ports.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { endProcess, startProcess } from "../engine/support/process.ts";
import { productionEnv } from "../support/production-env.ts";
import { startRoutesApp } from "../support/routes-app.ts";
import { withDatabase } from "./database.ts";

const runs = Number(process.argv[2] ?? 5_000);

await withDatabase(async (home, server) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const keys = {
    signing: `signkey-test-${randomBytes(32).toString("hex")}`,
    event: randomBytes(32).toString("hex"),
  };
  const app = await startRoutesApp(
    {
      ...productionEnv({ ...server, port, url, dist: ".next", home }),
      INNGEST_BASE_URL: url,
      INNGEST_SIGNING_KEY: keys.signing,
      INNGEST_EVENT_KEY: keys.event,
    },
    path.join(home, "routes.log"),
  );
  try {
    const results = { with_checkpointing: await measure("on"), without_checkpointing: await measure("off") };
    console.log(
      JSON.stringify({ bench: "engine", cpus: os.cpus().length, node: process.version, runs, ...results }),
    );
  } finally {
    await app.stop();
  }

  async function measure(checkpointing: "on" | "off") {
    const database = `bench_${checkpointing}`;
    await connected(server.ownerUrl, (admin) => admin.query(`create database ${database}`));
    const databaseUrl = server.urlsFor(database).ownerUrl;
    const engine = await startProcess("engine/main.ts", {
      ENGINE_DATABASE_URL: databaseUrl,
      ENGINE_PORT: String(port),
      ENGINE_APP_URL: `${app.url}/api/inngest`,
      ENGINE_SIGNING_KEY: keys.signing,
      ENGINE_EVENT_KEY: keys.event,
      ENGINE_CHECKPOINTING: checkpointing,
    });
    try {
      while ((await fetch(`${url}/health`)).status !== 200) await sleep(50);
      await send(50);
      await untilCompleted(50);
      const began = performance.now();
      await send(runs);
      const accepted = performance.now();
      await untilCompleted(50 + runs);
      const seconds = (performance.now() - began) / 1000;
      return {
        runs_per_second: round(runs / seconds),
        steps_per_second: round((2 * runs) / seconds),
        events_accepted_per_second: round(runs / ((accepted - began) / 1000)),
      };
    } finally {
      await endProcess(engine, "SIGTERM");
    }
  }

  /** Sends events in batches of 500 from two senders, like two instances of the app. */
  async function send(count: number) {
    let left = count;
    const sender = async () => {
      while (left > 0) {
        const batch = Math.min(500, left);
        left -= batch;
        const events = Array.from({ length: batch }, (_, n) => ({ name: "score", data: { n } }));
        const response = await fetch(`${url}/e/${keys.event}`, {
          method: "POST",
          body: JSON.stringify(events),
        });
        if (!response.ok) throw new Error(`The engine refused the events: ${response.status}`);
      }
    };
    await Promise.all([sender(), sender()]);
  }

  async function untilCompleted(count: number) {
    for (;;) {
      const answer = await fetch(`${url}/stats`, {
        headers: { authorization: `Bearer ${hashedSigningKey(keys.signing)}` },
      });
      if (!answer.ok) throw new Error(`The engine returned no stats: ${answer.status}`);
      const stats = (await answer.json()) as { completed: number; failed: number };
      if (stats.failed > 0) throw new Error(`${stats.failed} runs failed`);
      if (stats.completed >= count) return;
      await sleep(100);
    }
  }
});

function round(value: number) {
  return Math.round(value * 10) / 10;
}
