import "../support/database";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/ports";
import { startApp, type TestApp } from "../support/app";

const folder = mkdtempSync(path.join(os.tmpdir(), "shortlist-health-"));
const held = path.join(folder, "held");
/** Blocks the app's event loop while the file exists, as an endless page would. */
const holdable = `
  import { existsSync } from "node:fs";
  import { isMainThread } from "node:worker_threads";
  const pause = new Int32Array(new SharedArrayBuffer(4));
  if (isMainThread)
    setInterval(() => { while (existsSync(${JSON.stringify(held)})) Atomics.wait(pause, 0, 0, 50); }, 50).unref();
`;

let app: TestApp;
let healthPort: number;
beforeAll(async () => {
  const preload = path.join(folder, "holdable.mjs");
  writeFileSync(preload, holdable);
  healthPort = await freePort();
  const env = { HEALTH_PORT: String(healthPort), NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` };
  app = await startApp({ env });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.stop();
});

const healthUrl = () => `http://127.0.0.1:${healthPort}/api/health`;
/** The status, or null without an answer within a second. */
const ask = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status,
    () => null,
  );

async function until(status: number) {
  for (const deadline = Date.now() + 20_000; (await ask(healthUrl())) !== status; await sleep(100))
    if (Date.now() > deadline) throw new Error(`Health is not ${status} yet.`);
}

/** Waits until the app answers quickly, since loading after a start blocks the event loop too. */
async function untilQuiet() {
  for (let quick = 0; quick < 5; await sleep(100)) {
    const begun = performance.now();
    await ask(`${app.url}/api/health`);
    quick = performance.now() - begun < 300 ? quick + 1 : 0;
  }
}

test("a thread answers health checks while the app's event loop is blocked briefly, and with 503 once it stays blocked", async () => {
  await until(200);
  expect(await ask(`http://127.0.0.1:${healthPort}/jobs`)).toBe(404);
  await untilQuiet();
  writeFileSync(held, "");
  await sleep(500);
  expect(await ask(`${app.url}/api/health`)).toBeNull();
  expect(await ask(healthUrl())).toBe(200);
  await until(503);
  rmSync(held);
  await until(200);
});

test("an app whose health port is taken does not start, and says why", async () => {
  await expect(startApp({ env: { HEALTH_PORT: String(healthPort) } })).rejects.toThrow(
    /HEALTH_PORT \d+ cannot be used: .*EADDRINUSE/,
  );
});
