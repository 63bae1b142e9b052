import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";
import { startWorld, type World } from "./support/world.ts";

let world: World;
const started: string[] = [];
beforeAll(async () => {
  world = await startWorld((inngest) => [
    inngest.createFunction({ id: "daily", triggers: [{ cron: "30 9 * * *" }] }, ({ event }) => {
      started.push((event.data as { cron: string }).cron);
    }),
  ]);
});
afterAll(() => world.stop());

test("starts a cron function at its hour in UTC, and only once after the engine was down for days", async () => {
  const next = async () =>
    (await query<{ next_at: Date }>(world.databaseUrl, "select next_at from engine.schedule"))[0]?.next_at;
  const planned = await next();
  expect(planned?.toISOString()).toMatch(/T09:30:00/);
  await query(world.databaseUrl, "update engine.schedule set next_at = now() - interval '3 days'");
  await eventually(() => expect(started).toEqual(["30 9 * * *"]));
  expect(await next()).toEqual(planned);
  // A second run would start within a second.
  await sleep(1_000);
  expect(started).toHaveLength(1);
  expect(await query(world.databaseUrl, "select status from engine.run")).toHaveLength(1);
});
