import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../engine/config.ts";
import { startEngine, type Engine } from "../../engine/engine.ts";
import { eventually } from "./support/eventually.ts";
import { emptyDatabase, query } from "./support/database.ts";

// The app is not the SDK, and answers in ways that the SDK never does.
let engine: Engine;
let app: http.Server;
let answer: (response: http.ServerResponse, qiId: string) => void = () => {};
let calls = 0;
let databaseUrl: string;

const post = (path: string, body: unknown) =>
  fetch(`http://127.0.0.1:${engine.port}${path}`, { method: "POST", body: JSON.stringify(body) });

beforeAll(async () => {
  app = http.createServer((request, response) => {
    calls++;
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => answer(response, (JSON.parse(text) as { ctx: { qi_id: string } }).ctx.qi_id));
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
  databaseUrl = await emptyDatabase();
  engine = await startEngine({
    ...readConfig({ DATABASE_URL: databaseUrl, ENGINE_PORT: "0", ENGINE_RETRY_BASE_MS: "10" }),
    callTimeoutMs: 1_500,
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
  ["closes the connection every time", (r) => r.destroy(), "NoAnswer", "did not answer it", 5 + 2],
  ["never answers", () => {}, "NoAnswer", "did not answer it", 2],
  ["is not the app at all", (r) => r.writeHead(404).end("<html>"), "ForeignAnswer", "answered 404", 2],
  ["streams its answer", (r) => r.writeHead(201, sdk).end("{}"), "UnsupportedAnswer", "streamed", 2],
  [
    "answers with more than 16 MB",
    (r) => r.writeHead(200, sdk).end("x".repeat(17_000_000)),
    "OutputTooLarge",
    "16777216 bytes",
    1,
  ],
  ["returns no operation", operations([]), "UnsupportedOperation", "no operation", 1],
  [
    "returns an unknown operation",
    operations([{ id: "a", op: "Fly" }]),
    "UnsupportedOperation",
    "operation Fly",
    1,
  ],
  [
    "sleeps for something that is not a duration",
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
  [
    "plans two steps in parallel",
    operations(["a", "b"].map((id) => ({ id, op: "StepPlanned" }))),
    "UnsupportedOperation",
    "in parallel",
    1,
  ],
  ["reports more than 1000 steps", operations(tooMany), "UnsupportedOperation", "no more than 1000 steps", 1],
  ["fails with no message", (r) => r.writeHead(500, sdk).end("not JSON"), "Error", "without details", 2],
])("fails the run of an app that %s", async (_, behaviour, name, message, expectedCalls) => {
  answer = behaviour;
  calls = 0;
  const { ids } = (await (await post("/e/key", { name: "odd" })).json()) as { ids: string[] };
  await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${engine.port}/v1/events/${ids[0]}/runs`);
    const { data } = (await response.json()) as { data: { status: string; error: unknown }[] };
    expect(data).toMatchObject([
      { status: "Failed", error: { name, message: expect.stringContaining(message) as string } },
    ]);
  });
  expect(calls).toBe(expectedCalls);
});

test("ignores an answer and rejects a checkpoint whose lease is no longer held", async () => {
  const open: { response: http.ServerResponse; qiId: string }[] = [];
  answer = (response, qiId) => void open.push({ response, qiId });
  const { ids } = (await (await post("/e/key", { name: "odd" })).json()) as { ids: string[] };
  await eventually(() => expect(open).toHaveLength(1));
  await query(databaseUrl, "update engine.job set lease = null, leased_by = null, lease_until = null");
  await eventually(() => expect(open).toHaveLength(2));

  const [late, held] = open;
  const runs = await query<{ id: string }>(databaseUrl, "select id from engine.run where event_id = $1", [
    ids[0],
  ]);
  const checkpoint = (qiId: string | undefined, data: string) =>
    post(`/v1/checkpoint/${runs[0]?.id}/async`, { qi_id: qiId, steps: [{ op: "StepRun", id: "a", data }] });
  expect((await checkpoint(late?.qiId, "late")).status).toBe(409);
  expect((await checkpoint(held?.qiId, "held")).status).toBe(200);
  late?.response.writeHead(200, sdk).end('"late"');
  held?.response.writeHead(200, sdk).end('"held"');
  await eventually(async () =>
    expect(await query(databaseUrl, "select output from engine.run where event_id = $1", [ids[0]])).toEqual([
      { output: "held" },
    ]),
  );
  expect(await query(databaseUrl, "select result from engine.step where run_id = $1", [runs[0]?.id])).toEqual(
    [{ result: { data: "held" } }],
  );
});
