import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { database } from "../support/database";
import pg from "pg";
import { expect, test } from "vitest";
import { endWhenSilent } from "@/lib/platform/db/end-when-silent";
import { Prisma, PrismaClient } from "@/lib/platform/db/generated/client";
import { PrismaPgInTurn } from "@/lib/platform/db/in-turn";
import { inReading, readInTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { sendTogether } from "@/lib/platform/db/together";
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

test("equal queries of two organizations in one turn, by Prisma's client, see only their own rows", async () => {
  const teams = await Promise.all([hiringTeam(), hiringTeam()]);
  const [own, others] = teams.map(({ recruiter }) => recruiter.organizationId) as [string, string];
  const find = (id: string) =>
    inReading(wholeOrganization(id), (db) =>
      db.organization.findUnique({ where: { id: others }, include: { members: true } }),
    );
  const found = await Promise.all([find(own), find(others), find(own)]);
  expect(found.map((row) => row?.members.map(({ organizationId }) => organizationId))).toEqual([
    undefined,
    [others],
    undefined,
  ]);
});

test("reads cannot write", async () => {
  const { recruiter } = await hiringTeam();
  const tenant = wholeOrganization(recruiter.organizationId);
  const renaming = Prisma.sql`UPDATE "Organization" SET name = 'Renamed' RETURNING id`;
  await expect(readInTenant<[Row]>(tenant, [renaming])).rejects.toMatchObject({ code: "25006" });
  await expect(
    inReading(tenant, (db) => db.organization.updateMany({ data: { name: "Renamed" } })),
  ).rejects.toThrow("read-only transaction");
  const [[row]] = await readInTenant<[{ name: string }]>(tenant, [
    Prisma.sql`SELECT name FROM "Organization"`,
  ]);
  expect(row?.name).not.toBe("Renamed");
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

test("a connection that falls silent fails its statement and leaves its place in the pool to the next", async () => {
  const proxy = await cuttableProxy(database.appUrl);
  const config = {
    connectionString: proxy.url,
    max: 1,
    onConnect: (client: pg.ClientBase) => endWhenSilent(client, 3_000),
  };
  const pool = new pg.Pool(config);
  const prisma = new PrismaClient({ adapter: new PrismaPgInTurn(config) });
  const together = async (text: string) =>
    (await sendTogether(pool, [{ name: text, text, values: [] }])).map(({ rows }) => rows);
  const inTransaction = (text: string) => prisma.$transaction((db) => db.$queryRawUnsafe(text));
  try {
    const ways = [together, inTransaction];
    await Promise.all(ways.map((send) => send("SELECT 1 AS one")));
    proxy.freeze();
    const answers = await Promise.allSettled(ways.map((send) => send("SELECT 2 AS two")));
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    proxy.mend();
    expect(await together("SELECT 3 AS three")).toEqual([[{ three: 3 }]]);
    expect(await inTransaction("SELECT 3 AS three")).toEqual([{ three: 3 }]);
  } finally {
    proxy.close();
    await Promise.all([pool.end(), prisma.$disconnect()]);
  }
});
