import { expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles";
import { startApp } from "../support/app";
import { createDatabase, database } from "../support/database";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { Visitor } from "../support/visitor";

test("recovers without a restart from a database that was unreachable for the first requests", async () => {
  const ownDatabase = await createDatabase({ template: "shortlist_template" });
  const allowConnections = (allowed: boolean) =>
    connected(database.ownerUrl, async (db) => {
      await db.query(`ALTER DATABASE ${ownDatabase.name} ALLOW_CONNECTIONS ${allowed}`);
      if (!allowed)
        await db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
          ownDatabase.name,
        ]);
    });
  await allowConnections(false);
  const app = await startApp({ database: ownDatabase });
  try {
    const visitor = new Visitor(app.url);
    for (const attempt of [
      () => visitor.signIn("ann@acme.example", PASSWORD),
      () => visitor.get("/api/auth/jwks"),
      () => visitor.get("/api/auth/mcp/authorize?client_id=x"),
    ]) {
      const answer = await attempt();
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("10");
      expect(answer.text).not.toMatch(/prisma|postgres|connect/i);
    }
    await allowConnections(true);
    expect((await newRecruiter(app.url)).email).toBeTruthy();
    expect((await visitor.get("/api/auth/jwks")).status).toBe(200);
  } finally {
    await app.stop();
  }
});
