import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../engine/config.ts";
import { startEngine, type Engine } from "../../engine/engine.ts";
import { emptyDatabase } from "./support/database.ts";

// An app that is not the SDK, and answers as no app should.
let engine: Engine;
let app: http.Server;
let answer: (response: http.ServerResponse) => void = () => {};
let calls = 0;

const post = (path: string, body: unknown) =>
  fetch(`http://127.0.0.1:${engine.port}${path}`, { method: "POST", body: JSON.stringify(body) });

beforeAll(async () => {
  app = http.createServer((request, response) => {
    calls++;
    request.resume().on("end", () => answer(response));
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
  engine = await startEngine({
    ...readConfig({ DATABASE_URL: await emptyDatabase(), ENGINE_PORT: "0", ENGINE_RETRY_BASE_MS: "10" }),
    callTimeoutMs: 700,
  });
  const step = { id: "step", name: "step", runtime: { type: "http", url }, retries: { attempts: 1 } };
  const functions = [{ id: "odd-fn", name: "fn", triggers: [{ event: "odd" }], steps: { step } }];
  expect((await post("/fn/register", { appName: "odd", url, functions })).status).toBe(200);
});
afterAll(async () => {
  await engine.stop();
  app.closeAllConnections();
  await new Promise<void>((resolve) => app.close(() => resolve()));
});

const sdk = { "x-inngest-sdk": "inngest-js:v4.24.0", "x-inngest-req-version": "2" };
const operations = (list: unknown) => (response: http.ServerResponse) =>
  response.writeHead(206, sdk).end(JSON.stringify(list));

const tooMany = Array.from({ length: 1_001 }, (_, i) => ({ id: `s${i}`, op: "StepRun", data: i }));

test.each<[string, (response: http.ServerResponse) => void, string, string, number]>([
  ["breaks off every time", (r) => r.destroy(), "NoAnswer", "did not answer it", 5 + 2],
  ["never answers", () => {}, "NoAnswer", "did not answer it", 2],
  ["is not the app at all", (r) => r.writeHead(404).end("<html>"), "ForeignAnswer", "answered 404", 2],
  ["streams", (r) => r.writeHead(201, sdk).end("{}"), "UnsupportedAnswer", "streamed", 2],
  [
    "says too much",
    (r) => r.writeHead(200, sdk).end("x".repeat(17_000_000)),
    "OutputTooLarge",
    "16777216 bytes",
    1,
  ],
  ["asks for nothing", operations([]), "UnsupportedOperation", "no operation", 1],
  [
    "asks for what is unknown",
    operations([{ id: "a", op: "Fly" }]),
    "UnsupportedOperation",
    "operation Fly",
    1,
  ],
  [
    "sleeps for no time",
    operations([{ id: "a", op: "Sleep", name: "soon" }]),
    "UnsupportedOperation",
    '"soon"',
    1,
  ],
  [
    "names a step with a NUL",
    operations([{ id: "a", op: "StepPlanned", name: "a\0" }]),
    "UnsupportedOperation",
    "NUL",
    1,
  ],
  ["takes too many steps", operations(tooMany), "UnsupportedOperation", "no more than 1000 steps", 1],
  ["fails without a word", (r) => r.writeHead(500, sdk).end("not JSON"), "Error", "without saying which", 2],
])("an app that %s", async (_, behaviour, name, message, expectedCalls) => {
  answer = behaviour;
  calls = 0;
  const { ids } = (await (await post("/e/key", { name: "odd" })).json()) as { ids: string[] };
  await vi.waitFor(
    async () => {
      const response = await fetch(`http://127.0.0.1:${engine.port}/v1/events/${ids[0]}/runs`);
      const { data } = (await response.json()) as { data: { status: string; error: unknown }[] };
      expect(data).toMatchObject([
        { status: "Failed", error: { name, message: expect.stringContaining(message) as string } },
      ]);
    },
    { timeout: 10_000, interval: 20 },
  );
  expect(calls).toBe(expectedCalls);
});
