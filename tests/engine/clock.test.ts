import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { query } from "./support/database.ts";
import { startWorld, type World } from "./support/world.ts";

const hour = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await startWorld((inngest) => [
    inngest.createFunction({ id: "hears", triggers: [{ event: "heard" }] }, () => "heard"),
  ]);
});
afterAll(() => world.stop());

/** Sends an event as the SDK does at `sentAt` by its clock: the seed begins with that time. */
async function send(sentAt: number, ts: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${world.engine.port}/e/key`, {
    method: "POST",
    headers: { "x-inngest-event-id-seed": `${sentAt},YWJjZGVmZ2hpag==` },
    body: JSON.stringify({ name: "heard", data: {}, ts }),
  });
  return ((await answer.json()) as { ids: string[] }).ids[0]!;
}

test("an event of a sender whose clock is an hour ahead, or behind, starts at once", async () => {
  for (const by of [hour, -hour]) {
    const now = Date.now() + by;
    expect((await world.run(await send(now, now))).status).toBe("Completed");
  }
});

test("an event that is to wait waits as long as its sender meant, by the database's clock", async () => {
  const id = await send(Date.now() + hour, Date.now() + 2 * hour);
  const [job] = await query<{ seconds: number }>(
    world.databaseUrl,
    `select extract(epoch from j.run_at - now())::float8 as seconds
     from engine.job j join engine.run r on r.id = j.run_id where r.event_id = '${id}'`,
  );
  expect(job!.seconds).toBeGreaterThan(3_500);
  expect(job!.seconds).toBeLessThanOrEqual(3_600);
});

test("an engine whose own clock is an hour ahead plans crons by the database's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hour });
  onTestFinished(() => void vi.useRealTimers());
  const other = await startWorld((inngest) => [
    inngest.createFunction({ id: "minutely", triggers: [{ cron: "* * * * *" }] }, () => {}),
  ]);
  onTestFinished(() => other.stop());
  const [schedule] = await query<{ seconds: number }>(
    other.databaseUrl,
    "select extract(epoch from next_at - now())::float8 as seconds from engine.schedule",
  );
  expect(schedule!.seconds).toBeLessThanOrEqual(60);
});
