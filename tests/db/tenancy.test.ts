import { database } from "../support/database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

const owner = new pg.Client({ connectionString: database.ownerUrl });
const app = new pg.Client({ connectionString: database.appUrl });
beforeAll(() => Promise.all([owner.connect(), app.connect()]));
afterAll(() => Promise.all([owner.end(), app.end()]));

test("every table with organizationId has row-level security, forced, and a tenant policy", async () => {
  const { rows } = await owner.query<{ table: string; enabled: boolean; forced: boolean; policies: number }>(`
    SELECT c.relname AS table, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
      (SELECT count(*)::int FROM pg_policies p WHERE p.tablename = c.relname AND p.policyname = 'tenant') AS policies
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organizationId' AND NOT a.attisdropped
    WHERE n.nspname = 'public' AND c.relkind = 'r'`);
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !row.enabled || !row.forced || row.policies !== 1)).toEqual([]);
});

test("every foreign key between tenant tables includes organizationId", async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT k.conname AS name FROM pg_constraint k
    WHERE k.contype = 'f'
      AND EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attname = 'organizationId')
      AND EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = k.confrelid AND a.attname = 'organizationId')
      AND NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
        AND a.attname = 'organizationId')`);
  expect(rows).toEqual([]);
});

describe("the application's login", () => {
  test("neither bypasses row-level security nor owns anything", async () => {
    const { rows } = await app.query(
      `SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname = current_user`,
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
    const { rows: owned } = await app.query(
      `SELECT tablename FROM pg_tables WHERE tableowner = current_user`,
    );
    expect(owned).toEqual([]);
  });

  test("reads no business table outside a tenant's transaction", async () => {
    await expect(app.query(`SELECT * FROM "Candidate"`)).rejects.toThrow(/permission denied/);
  });

  test("as a tenant, reads no password, session or token", async () => {
    const { organization } = await hiringTeam();
    for (const table of [
      "Account",
      "Session",
      "OauthAccessToken",
      "OauthRefreshToken",
      "Verification",
      "Jwks",
    ])
      await expect(
        inTenant(wholeOrganization(organization.id), (db) => db.$queryRawUnsafe(`SELECT * FROM "${table}"`)),
      ).rejects.toThrow(/permission denied/);
  });
});

describe("two organizations", () => {
  test("see only their own rows, whatever the query", async () => {
    const ours = await hiringTeam();
    const theirs = await hiringTeam();
    const { job } = await configuredJob(ours.recruiter);
    await configuredJob(theirs.recruiter);
    const rows = await inTenant(
      wholeOrganization(ours.organization.id),
      (db) => db.$queryRaw<{ id: string }[]>`SELECT id FROM "Job"`,
    );
    expect(rows.map((row) => row.id)).toEqual([job.id]);
    const organizations = await inTenant(wholeOrganization(ours.organization.id), (db) =>
      db.organization.findMany({ select: { id: true } }),
    );
    expect(organizations).toEqual([{ id: ours.organization.id }]);
    const users = await inTenant(wholeOrganization(ours.organization.id), (db) =>
      db.user.findMany({ select: { id: true } }),
    );
    expect(users).toEqual([{ id: ours.recruiter.id }]);
  });

  test("can neither insert into nor update each other's data", async () => {
    const ours = await hiringTeam();
    const theirs = await hiringTeam();
    const { job: theirJob } = await configuredJob(theirs.recruiter);
    const { job: ourJob } = await configuredJob(ours.recruiter);
    const other = await applicant(theirs.recruiter, theirJob.id);
    const inOurs = <T>(work: Parameters<typeof inTenant<T>>[1]) =>
      inTenant(wholeOrganization(ours.organization.id), work);
    await expect(
      inOurs((db) =>
        db.job.create({
          data: { organizationId: theirs.organization.id, title: "x", description: "x", createdBy: "x" },
        }),
      ),
    ).rejects.toThrow();
    await expect(
      inOurs((db) =>
        db.application.create({ data: { jobId: ourJob.id, candidateId: other.candidateId, number: 99 } }),
      ),
    ).rejects.toThrow();
    const { count } = await inOurs((db) =>
      db.application.updateMany({ where: { id: other.id }, data: { stage: "x" } }),
    );
    expect(count).toBe(0);
    expect((await ownerDb.application.findUniqueOrThrow({ where: { id: other.id } })).stage).toBe("Applied");
  });

  test("never share a transaction's setting on one pooled connection", async () => {
    const teams = [await hiringTeam(), await hiringTeam()] as const;
    for (const team of teams) await configuredJob(team.recruiter);
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const { id } = teams[i % 2 === 0 ? 0 : 1].organization;
        return inTenant(wholeOrganization(id), async (db) =>
          (await db.job.findMany()).map((job) => job.organizationId === id),
        );
      }),
    );
    expect(seen.every((rows) => rows.length === 1 && rows[0])).toBe(true);
  });
});

test("the application cannot delete or update history", async () => {
  const { organization, recruiter } = await hiringTeam();
  await configuredJob(recruiter);
  for (const table of [
    "AuditEvent",
    "CreditTransaction",
    "ScorecardVersion",
    "Criterion",
    "Evaluation",
    "CriterionAssessment",
    "Evidence",
    "Decision",
    "AiUsage",
  ]) {
    await expect(
      inTenant(wholeOrganization(organization.id), (db) => db.$executeRawUnsafe(`DELETE FROM "${table}"`)),
    ).rejects.toThrow(/permission denied/);
    await expect(
      inTenant(wholeOrganization(organization.id), (db) =>
        db.$executeRawUnsafe(`UPDATE "${table}" SET "organizationId" = "organizationId"`),
      ),
    ).rejects.toThrow(/permission denied/);
  }
});

test("candidates are numbered without gaps within their organization, even when many arrive concurrently", async () => {
  const { organization, recruiter } = await hiringTeam();
  await Promise.all(
    Array.from({ length: 20 }, () =>
      inTenant(wholeOrganization(organization.id), (db) =>
        db.candidate.create({ data: { createdBy: recruiter.id } }),
      ),
    ),
  );
  const numbers = await ownerDb.candidate.findMany({
    where: { organizationId: organization.id },
    select: { number: true },
    orderBy: { number: "asc" },
  });
  expect(numbers.map((row) => row.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});
