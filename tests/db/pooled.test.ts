import { database } from "../support/database";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startPgbouncer } from "../../scripts/pgbouncer.ts";

// Runs before any product module is loaded. All clients share one server connection, so whatever a transaction leaves
// behind is visible to the next.
const pooler = await startPgbouncer([database.appUrl, database.sqlUrl], 1);
process.env.DATABASE_URL = pooler.through(database.appUrl);
process.env.DATABASE_SQL_URL = pooler.through(database.sqlUrl);
const { Prisma } = await import("@/lib/platform/db/generated/client");
const { identityRows } = await import("@/lib/platform/db/identity");
const { inTenant, readInTenant, statementsInTenant, wholeOrganization } =
  await import("@/lib/platform/db/tenant");
const { asReporting } = await import("@/lib/platform/db/reporting");
const { listConfiguredJobs } = await import("@/lib/records/jobs/list-configured-jobs");
const { configuredJob, hiringTeam } = await import("../support/world");
afterAll(() => pooler.stop());

const organizations = Prisma.sql`SELECT id::text, pg_backend_pid() AS pid FROM "Organization"`;
type Row = { id: string; pid: number };

test("two organizations on one server connection see only their own rows, and leave no setting behind", async () => {
  const teams = [await hiringTeam(), await hiringTeam()].map(({ recruiter }) => recruiter.organizationId);
  const rounds = Array.from({ length: 20 }, () => teams).flat();
  const seen = await Promise.all(
    rounds.flatMap((id) => [
      inTenant(wholeOrganization(id), (db) => db.$queryRaw<Row[]>(organizations)).then((rows) => ({
        id,
        rows,
      })),
      readInTenant<[Row]>(wholeOrganization(id), [organizations]).then(([rows]) => ({ id, rows })),
      statementsInTenant<[Row, Row]>(wholeOrganization(id), [organizations, organizations]).then(
        ([, rows]) => ({ id, rows }),
      ),
      // Outside a tenant transaction no organization is set, and the user is the login itself.
      identityRows<{ user: string; organization: string | null; pid: number }>(
        Prisma.sql`SELECT current_user AS user, nullif(current_setting('app.organization_id', true), '') AS organization,
          pg_backend_pid() AS pid`,
      ).then(([row]) => {
        expect(row).toMatchObject({ user: new URL(database.appUrl).username, organization: null });
        return { id, rows: [{ id, pid: row?.pid ?? 0 }] };
      }),
    ]),
  );
  for (const { id, rows } of seen) expect(rows.map((row) => row.id)).toEqual([id]);
  expect(new Set(seen.flatMap(({ rows }) => rows.map(({ pid }) => pid))).size).toBe(1);
});

test("a transaction that fails, or whose process dies, leaves no role or organization behind", async () => {
  const { organizationId } = await hiringTeam();
  await expect(
    inTenant(wholeOrganization(organizationId), (db) => db.$queryRaw`SELECT 1 / 0`),
  ).rejects.toThrow();
  await expect(
    statementsInTenant(wholeOrganization(organizationId), [Prisma.sql`SELECT 1 / 0`]),
  ).rejects.toThrow();
  const dying = new pg.Client(process.env.DATABASE_URL);
  dying.on("error", () => {});
  await dying.connect();
  await dying.query("BEGIN");
  await dying.query(
    "SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', $1, true)",
    [organizationId],
  );
  (dying as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  const [row] = await identityRows<{ user: string; organization: string }>(
    Prisma.sql`SELECT current_user AS user, coalesce(current_setting('app.organization_id', true), '') AS organization`,
  );
  expect(row).toEqual({ user: new URL(database.appUrl).username, organization: "" });
});

test("answers lists and administrators' statements through the pooler, repeatedly", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  for (let i = 0; i < 5; i++) {
    const { items } = await listConfiguredJobs(recruiter, {});
    expect(items.map(({ jobId }) => jobId)).toEqual([job.id]);
    const reported = await asReporting((connection) => connection.query("SELECT id FROM organizations"));
    expect(reported?.rowCount).toBeGreaterThan(0);
  }
});
