import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrate } from "../../scripts/database.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { startApp, type TestApp } from "../support/app";
import { createDatabase, type TestDatabase } from "../support/database";
import { previousMigrations, runMigrations } from "../support/previous-release";
import { PASSWORD } from "../support/recruiter";
import { Visitor } from "../support/visitor";

// Starts this release before its migrations, on a database that the previous release has used.
let database: TestDatabase;
let app: TestApp;
const email = `ann-${randomUUID().slice(0, 8)}@acme.example`;

beforeAll(async () => {
  database = await createDatabase();
  await runMigrations(database.ownerUrl, previousMigrations);
  await connected(database.ownerUrl, async (owner) => {
    const [organization, user, job, candidate] = Array.from({ length: 4 }, () => randomUUID());
    await owner.query(`
      INSERT INTO "Organization" (id, name, slug) VALUES ('${organization}', 'Acme', '${organization}');
      INSERT INTO "User" (id, name, email, "emailVerified", "updatedAt")
        VALUES ('${user}', 'Ann Recruiter', '${email}', true, now());
      INSERT INTO "Member" (id, "organizationId", "userId", role)
        VALUES ('${randomUUID()}', '${organization}', '${user}', 'owner');
      INSERT INTO "Account" (id, "userId", "accountId", "providerId", password, "updatedAt")
        VALUES ('${randomUUID()}', '${user}', '${user}', 'credential', '${await hashPassword(PASSWORD)}', now());
      INSERT INTO "AtsConnection" (id, "organizationId", provider, name, "updatedAt", simulated)
        VALUES ('${randomUUID()}', '${organization}', 'greenhouse', 'Greenhouse', now(), true);
      INSERT INTO "Job" (id, "organizationId", title, description, "createdBy", "updatedAt")
        VALUES ('${job}', '${organization}', 'Pipe Organ Builder', 'Builds and tunes pipe organs.', '${user}', now());
      INSERT INTO "Candidate" (id, "organizationId", "fullName", "createdBy", "updatedAt")
        VALUES ('${candidate}', '${organization}', 'Ada Reyes', '${user}', now());
      INSERT INTO "Application" (id, "organizationId", "jobId", "candidateId", number, "updatedAt")
        VALUES ('${randomUUID()}', '${organization}', '${job}', '${candidate}', 1, now());`);
  });
  app = await startApp({ database });
});
afterAll(() => app.stop());

type Parts = Record<string, { state: string; problem?: string }>;
const ready = async () => {
  const answer = await fetch(`${app.url}/api/ready`);
  return { status: answer.status, parts: ((await answer.json()) as { parts: Parts }).parts };
};

test("an app started before its migrations stays up, reports them missing, and is ready with all data once they have run", async () => {
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  const missing = { state: "failing", problem: expect.stringContaining("migrations are missing") as string };
  expect(await ready()).toMatchObject({
    status: 503,
    parts: { database: { state: "ok" }, migrations: missing },
  });
  await vi.waitFor(() => expect(app.output()).toContain("migrations are missing"), 60_000);

  await migrate({ env: { DATABASE_URL: database.ownerUrl, DATABASE_OWNER_URL: database.ownerUrl } });
  await vi.waitFor(async () => expect((await ready()).parts.migrations).toMatchObject({ state: "ok" }), {
    timeout: 60_000,
    interval: 500,
  });
  const visitor = new Visitor(app.url);
  expect((await visitor.signIn(email, PASSWORD)).location).toBe("/");
  expect((await visitor.get("/jobs")).text).toContain("Pipe Organ Builder");
  const people = await visitor.get("/candidates");
  expect(people).toMatchObject({ status: 200, text: expect.stringContaining("Ada Reyes") as string });
});
