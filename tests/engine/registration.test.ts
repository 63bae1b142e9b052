import { Inngest } from "inngest";
import { serve } from "inngest/edge";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseRegistration } from "../../engine/functions/registration.ts";
import { startEngine } from "../../engine/engine.ts";
import { startApp } from "./support/app.ts";
import { emptyDatabase } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";
import { silent, startWorld, type World } from "./support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld((inngest) => [
    inngest.createFunction({ id: "kept", triggers: [{ event: "kept" }] }, () => "kept"),
  ]);
});
afterAll(() => world.stop());

type Options = Parameters<Inngest["createFunction"]>[0];

/** Has the SDK register one more app whose function has these options. */
async function sync(options: Record<string, unknown>, appId = "other") {
  const client = new Inngest({ id: appId, baseUrl: world.url, isDev: true, logger: silent });
  const fn = client.createFunction({ id: "fn", triggers: [{ event: "x" }], ...options } as Options, () => {});
  const handler = serve({ client, functions: [fn] });
  const response = await handler(
    new Request("http://127.0.0.1:9/api/inngest", { method: "PUT", headers: { host: "127.0.0.1:9" } }),
  );
  return { status: response.status, ...((await response.json()) as { message: string; modified?: boolean }) };
}

test.each([
  ["batchEvents", { batchEvents: { maxSize: 10, timeout: "5s" } }],
  ["cancelOn", { cancelOn: [{ event: "stop" }] }],
  ["concurrency.scope", { concurrency: { limit: 1, scope: "env", key: "event.data.id" } }],
  ["idempotency", { idempotency: "event.data.id" }],
  ["priority", { priority: { run: "event.data.urgent" } }],
  ["rateLimit", { rateLimit: { limit: 1, period: "1m" } }],
  ["singleton", { singleton: { mode: "skip" } }],
  ["throttle", { throttle: { limit: 1, period: "1m" } }],
  ["timeouts", { timeouts: { finish: "10s" } }],
  ["triggers.0.jitter", { triggers: [{ cron: "* * * * *", jitter: "10s" }] }],
])("refuses the option %s, naming it and the function", async (option, options) => {
  const answer = await sync(options);
  expect(answer.status).toBe(400);
  expect(answer.message).toContain(
    `Function "other-fn": the local engine does not implement the option "${option}"`,
  );
  expect(await world.get("/stats")).toMatchObject({ functions: 1 });
});

test.each([
  [
    "an invalid cron expression",
    { triggers: [{ cron: "every day" }] },
    'option "triggers.0.cron" is not a cron expression',
  ],
  [
    "a cron expression with a time zone",
    { triggers: [{ cron: "TZ=Europe/Paris 0 9 * * *" }] },
    'option "triggers.0.cron" is not a cron expression',
  ],
  ["a concurrency that is a plain number", { concurrency: 3 }, 'option "concurrency" is not accepted'],
  [
    "a computed concurrency key",
    { concurrency: { limit: 1, key: "event.data.a + event.data.b" } },
    'option "concurrency.key" is not the name of a value',
  ],
  [
    "a condition that does not compare with a string",
    { triggers: [{ event: "x", if: "event.data.n > 2" }] },
    'option "triggers.0.expression" is not a comparison',
  ],
  [
    "a trigger that never fires",
    { triggers: [{ event: "inngest/function.finished" }] },
    "never emitted here",
  ],
  ["an invalid period", { debounce: { period: "soon" } }, 'option "debounce.period" is not a duration'],
])("refuses %s", async (_, options, message) => {
  expect(await sync(options)).toMatchObject({
    status: 400,
    message: expect.stringContaining(message) as string,
  });
});

test("names all refused options in one error", () => {
  const step = { id: "step", name: "step", runtime: { type: "http", url: "http://127.0.0.1:1/api/inngest" } };
  const fn = (id: string, more: object) => ({ id, triggers: [], steps: { step }, ...more });
  const parse = () =>
    parseRegistration({
      appName: "a",
      url: "http://127.0.0.1:1/api/inngest",
      functions: [fn("a-1", { novelty: 1 }), fn("a-2", { debounce: { period: "1s", novelty: true } })],
    });
  expect(parse).toThrow(/"a-1": .*"novelty"\.\nFunction "a-2": .*"debounce\.novelty"/);
});

test("accepts supported options, and tells whether the registration changed", async () => {
  const options = { concurrency: { limit: 2 }, retries: 1, onFailure: () => {} };
  expect(await sync(options, "third")).toMatchObject({ status: 200, modified: true });
  expect(await sync(options, "third")).toMatchObject({ status: 200, modified: false });
  expect(await sync({ ...options, retries: 2 }, "third")).toMatchObject({ status: 200, modified: true });
});

test("an app with an unsupported option makes the engine unhealthy and names it, until the app is fixed", async () => {
  const fresh = await startWorld((inngest) => [
    inngest.createFunction({ id: "before", triggers: [{ event: "e" }] }, () => "before"),
  ]);
  const { inngest, app } = fresh;
  try {
    const unsupported = { id: "before", triggers: [{ event: "e" }], singleton: { mode: "skip" as const } };
    app.serve(null);
    const id = await fresh.send("e");
    await eventually(async () =>
      expect(await fresh.get("/health")).toMatchObject({ ok: false, synced: false }),
    );
    app.serve({ client: inngest, functions: [inngest.createFunction(unsupported, () => "after")] });
    await eventually(async () =>
      expect(await fresh.get("/health")).toMatchObject({
        ok: false,
        problem: 'Function "test-before": the local engine does not implement the option "singleton".',
      }),
    );
    // Functions registered earlier keep running meanwhile.
    expect(await fresh.run(id)).toMatchObject({ output: "after" });
    app.serve({
      client: inngest,
      functions: [inngest.createFunction({ id: "new", triggers: [{ event: "f" }] }, () => "new")],
    });
    await eventually(async () =>
      expect(await fresh.get("/health")).toMatchObject({ ok: true, problem: null }),
    );
    expect(await fresh.run(await fresh.send("f"))).toMatchObject({ output: "new" });
  } finally {
    await fresh.stop();
  }
});

test("refuses events before the app has registered, because they would start nothing", async () => {
  const app = await startApp();
  const engine = await startEngine({ ...world.config, databaseUrl: await emptyDatabase(), appUrl: app.url });
  const send = () =>
    fetch(`http://127.0.0.1:${engine.port}/e/key`, {
      method: "POST",
      body: JSON.stringify({ name: "kept" }),
    });
  try {
    expect((await send()).status).toBe(503);
    const client = new Inngest({
      id: "late",
      baseUrl: `http://127.0.0.1:${engine.port}`,
      isDev: true,
      logger: silent,
    });
    const remaining = client.createFunction({ id: "kept", triggers: [{ event: "kept" }] }, () => "kept");
    app.serve({ client, functions: [remaining] });
    await eventually(async () => expect((await send()).status).toBe(200));
    await eventually(() => expect(app.calls).toHaveLength(1));
  } finally {
    await engine.stop();
    await app.stop();
  }
});
