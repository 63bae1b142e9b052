import { expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles";
import { startApp } from "../support/app";
import { createDatabase, database } from "../support/database";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { Visitor } from "../support/visitor";

test("a database that is away when the first request comes is only away for that request", async () => {
  const away = await createDatabase({ template: "shortlist_template" });
  const admit = (allowed: boolean) =>
    connected(database.ownerUrl, async (db) => {
      await db.query(`ALTER DATABASE ${away.name} ALLOW_CONNECTIONS ${allowed}`);
      if (!allowed)
        await db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
          away.name,
        ]);
    });
  await admit(false);
  const app = await startApp({ database: away });
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
    await admit(true);
    expect((await newRecruiter(app.url)).email).toBeTruthy();
    expect((await visitor.get("/api/auth/jwks")).status).toBe(200);
  } finally {
    await app.stop();
  }
});
