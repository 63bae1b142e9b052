import "../support/database";
import { expect, test } from "vitest";
import { Prisma } from "@/lib/db/generated/client";
import { readInTenant, wholeOrganization } from "@/lib/db/tenant";
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
