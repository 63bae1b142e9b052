import { database } from "../support/database";
import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { drainOutbox } from "@/lib/platform/events/outbox";
import { hiringTeam, ownerDb } from "../support/world";

let ids: string[];

beforeEach(async () => {
  await ownerDb.outboxEvent.deleteMany();
  const { organizationId } = (await hiringTeam({ credits: 0 })).recruiter;
  await ownerDb.outboxEvent.deleteMany();
  ids = [];
  for (const n of [1, 2, 3]) {
    const data = { organizationId, name: "application.queued", data: { n } };
    ids.push((await ownerDb.outboxEvent.create({ data })).id);
  }
});

const sent = () => ownerDb.outboxEvent.count({ where: { sentAt: { not: null } } });

test("holds no row lock while sending, and sends no event twice", async () => {
  const seen: string[] = [];
  const done = await drainOutbox(async (events) => {
    seen.push(...events.map(({ id }) => id));
    expect(await drainOutbox(async () => expect.fail("sent twice"))).toBe(0);
    const client = new pg.Client(database.ownerUrl);
    await client.connect();
    const { rowCount } = await client.query(`SELECT FROM "OutboxEvent" FOR UPDATE NOWAIT`);
    const open = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    await client.end();
    expect([rowCount, open.rowCount]).toEqual([3, 0]);
  });
  expect([done, seen, await sent()]).toEqual([3, ids, 3]);
});

test("resends events after a failure, and events claimed before a crash once the claim expires", async () => {
  const unreachable = () => Promise.reject(new Error("The engine is away."));
  await expect(drainOutbox(unreachable)).rejects.toThrow("The engine is away.");
  expect(await sent()).toBe(0);
  // A crash while sending: the events are claimed, and no failure is reported.
  await new Promise<void>((claimed) => {
    void drainOutbox(() => (claimed(), new Promise<void>(() => {})));
  });
  expect(await drainOutbox(async () => {})).toBe(0);
  await ownerDb.outboxEvent.updateMany({ data: { claimedUntil: new Date(Date.now() - 1_000) } });
  expect(await drainOutbox(async () => {})).toBe(3);
  expect(await sent()).toBe(3);
});
