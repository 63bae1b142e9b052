import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEngine, type Engine } from "../../engine/engine.ts";
import { query } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";
import { startWorld, type World } from "./support/world.ts";

let world: World;
let second: Engine;
let bodies = 0;

beforeEach(async () => {
  bodies = 0;
  world = await startWorld((inngest) => [
    inngest.createFunction(
      { id: "work", retries: 0, triggers: [{ event: "work" }] },
      async ({ event, step }) => {
        await step.run("one", () => (bodies++, sleep(event.data.ms as number)));
        return step.run("two", () => (bodies++, "done"));
      },
    ),
  ]);
  second = await startEngine({ ...world.config, databaseUrl: world.databaseUrl });
  await eventually(async () =>
    expect((await fetch(`http://127.0.0.1:${second.port}/health`)).status).toBe(200),
  );
});
afterEach(async () => {
  await second.stop();
  await world.stop();
});

const leads = async (engine: Engine) =>
  ((await (await fetch(`http://127.0.0.1:${engine.port}/health`)).json()) as { leading: boolean }).leading;

test("only one of two engines leads, runs events sent to either, and is replaced by the other when it stops", async () => {
  expect(await leads(world.engine)).toBe(true);
  expect(await leads(second)).toBe(false);
  const sent = await fetch(`http://127.0.0.1:${second.port}/e/key`, {
    method: "POST",
    body: JSON.stringify({ name: "work", data: { ms: 1 } }),
  });
  const { ids } = (await sent.json()) as { ids: string[] };
  expect(await world.run(ids[0] ?? "")).toMatchObject({ status: "Completed" });
  expect(bodies).toBe(2);
  await world.engine.stop();
  await eventually(async () => expect(await leads(second)).toBe(true));
});

test("broken database connections, including the leader's, lose neither an engine nor a run", async () => {
  const id = await world.send("work", { ms: 600 });
  await eventually(() => expect(bodies).toBe(1));
  for (let i = 0; i < 3; i++) {
    await query(
      world.databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await sleep(100);
  }
  expect(await world.run(id)).toMatchObject({ status: "Completed", output: "done" });
  await eventually(async () =>
    expect([await leads(world.engine), await leads(second)].filter(Boolean)).toHaveLength(1),
  );
});
