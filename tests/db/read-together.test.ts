import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { database } from "../support/database";
import pg from "pg";
import { expect, test } from "vitest";
import { Prisma } from "@/lib/db/generated/client";
import { readInTenant, wholeOrganization } from "@/lib/db/tenant";
import { sendTogether } from "@/lib/db/together";
import { cuttableProxy } from "../support/cuttable-proxy";
import { hiringTeam } from "../support/world";

const organizations = Prisma.sql`SELECT id, pg_backend_pid() AS pid, now() AS began FROM "Organization"`;
const failing = Prisma.sql`SELECT 1 / (count(*) - count(*)) AS none FROM "Organization"`;
type Row = { id: string; pid: number; began: Date };

test("reads of one event-loop turn share a transaction per organization, never across organizations", async () => {
  const teams = await Promise.all([hiringTeam(), hiringTeam()]);
  const [own, others] = teams.map(({ recruiter }) => recruiter.organizationId) as [string, string];
  const organizationIds = [own, others, own, others];
  const rows = await Promise.all(
    organizationIds.map((id) => readInTenant<[Row]>(wholeOrganization(id), [organizations])),
  );
  expect(rows.map(([[row]]) => row?.id)).toEqual(organizationIds);
  expect(rows.map(([all]) => all.length)).toEqual([1, 1, 1, 1]);
  const transactions = new Set(rows.map(([[row]]) => `${row?.pid} ${row?.began.toISOString()}`));
  expect(transactions.size).toBe(2);
});

test("a read that fails does not fail the reads sent with it", async () => {
  const { recruiter } = await hiringTeam();
  const id = recruiter.organizationId;
  const [before, broken, after] = await Promise.allSettled([
    readInTenant<[Row]>(wholeOrganization(id), [organizations]),
    readInTenant<[Row, { none: number }]>(wholeOrganization(id), [organizations, failing]),
    readInTenant<[Row]>(wholeOrganization(id), [organizations]),
  ]);
  expect(broken).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  for (const good of [before, after]) expect(good).toMatchObject({ status: "fulfilled", value: [[{ id }]] });
});

test("a connection that breaks during a statement fails that statement, not the process", async () => {
  const proxy = await cuttableProxy(database.appUrl);
  const pool = new pg.Pool({ connectionString: proxy.url });
  try {
    const acquired = once(pool, "acquire");
    const sleeping = sendTogether(pool, [{ name: "sleep", text: "SELECT pg_sleep(20)", values: [] }]);
    const failed = expect(sleeping).rejects.toThrow("Connection terminated unexpectedly");
    await acquired;
    await sleep(50);
    // The run fails by an error that nobody handles.
    proxy.cut();
    await failed;
  } finally {
    proxy.close();
    await pool.end();
  }
});
