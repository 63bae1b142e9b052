import pg from "pg";
import { database } from "../support/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles.ts";
import { agentWith, serviceAdministrator } from "../support/administrator";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { attacks } from "./attacks";
import type { Actor } from "@/lib/platform/access/actor";
import { asReporting } from "@/lib/platform/db/reporting";
import { views } from "@/lib/platform/reporting-sql/allowed";
import { queryDatabase } from "@/lib/platform/reporting-sql/query-database";

let administrator: Actor;
let others: Awaited<ReturnType<typeof hiringTeam>>;
beforeAll(async () => {
  ({ administrator } = await serviceAdministrator());
  others = await hiringTeam();
  const { job } = await configuredJob(others.recruiter);
  await applicant(others.recruiter, job.id, { fullName: "Ada Reyes", overall: 81.5 });
  await applicant(others.recruiter, job.id, { overall: 40 });
});
const run = (sql: string) => queryDatabase(administrator, { sql });

describe("reads", () => {
  test("across all organizations, with joins, aggregates, windows and filters", async () => {
    const { columns, rows, truncated } = await run(`
      WITH scored AS (SELECT * FROM reporting.applications WHERE overall IS NOT NULL)
      SELECT o.name, j.title, count(*) AS scored, round(avg(s.overall)::numeric, 2) AS average,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY s.overall) AS median,
        count(*) FILTER (WHERE s.overall >= 70) AS strong, rank() OVER (ORDER BY count(*) DESC),
        CASE WHEN max(s.overall) > 80 THEN 'yes' ELSE 'no' END AS best,
        date_trunc('year', now()) = date_trunc('year', max(s.created_at)) AS this_year
      FROM scored s JOIN jobs j ON j.id = s.job_id LEFT JOIN organizations o ON o.id = s.organization_id
      WHERE s.disposition::text IN ('active', 'accepted') AND o.name ILIKE 'acme%' AND s.overall BETWEEN 0 AND 100
        AND EXISTS (SELECT 1 FROM members m WHERE m.organization_id = o.id)
      GROUP BY o.id, o.name, j.title HAVING count(*) > 1 ORDER BY scored DESC, 1 LIMIT 5 -- the best`);
    expect(columns).toEqual([
      "name",
      "title",
      "scored",
      "average",
      "median",
      "strong",
      "rank",
      "best",
      "this_year",
    ]);
    expect(rows).toMatchObject([
      {
        name: others.organization.name,
        title: "Backend Engineer",
        scored: 2,
        average: 60.75,
        median: 60.75,
        strong: 1,
        rank: 1,
        best: "yes",
        this_year: true,
      },
    ]);
    expect(truncated).toBe(false);
  });

  test("every view, and describes every column", async () => {
    const { rows } = await run("SELECT * FROM columns;");
    expect(new Set(rows.map((row) => row.view_name))).toEqual(views);
    for (const view of views) await run(`SELECT * FROM ${view} LIMIT 1`);
    const names = rows.map((row) => `${String(row.view_name)}.${String(row.column_name)}`);
    expect(names).toContain("applications.hard_skills");
    expect(names).toContain("agent_grants.organization_id");
    // No credentials, and no personal data except of the people who sign in.
    const sensitive = names.filter((name) =>
      /secret|token(?!s$)|password|hash|text|full_name|phone|headline|location|feedback|particulars|file_name|storage|answer/.test(
        name,
      ),
    );
    expect(sensitive).toEqual([]);
  });

  test("non-ASCII text, and a comment at the end", async () => {
    expect((await run(`/* Ünï */ SELECT 'Zoë 🙂' AS "Näme", 'a;b' AS b; -- ü`)).rows).toEqual([
      { Näme: "Zoë 🙂", b: "a;b" },
    ]);
  });

  test("a thousand rows at most, and says that there are more", async () => {
    const many = Array.from({ length: 11 }, (_, i) => `(${i})`).join(", ");
    const { rows, truncated } = await run(
      `SELECT a.n, b.n AS m, c.n AS o FROM (VALUES ${many}) a (n), (VALUES ${many}) b (n), (VALUES ${many}) c (n)`,
    );
    expect({ rows: rows.length, truncated }).toEqual({ rows: 1000, truncated: true });
  });

  /** A short expression for a number of about this many digits. */
  const long = (digits: number) => `(1e${digits}::numeric + n)`;
  const hundred = `(VALUES ${Array.from({ length: 100 }, (_, n) => `(${n})`).join(", ")}) v (n)`;

  test("a megabyte at most, however few the rows, without holding more in memory", async () => {
    const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    // 100 rows of 60 KB each to the power of three: sixty gigabytes.
    const { rows, truncated } = await run(
      `SELECT ${long(60_000)} AS digits FROM ${hundred}, (SELECT n AS m FROM ${hundred}) x, (SELECT n AS o FROM ${hundred}) y`,
    );
    expect(truncated).toBe(true);
    expect(rows.length).toBeGreaterThan(10);
    expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(1_100_000);
    const after = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    expect(after - before).toBeLessThan(50_000_000);
    expect((await run("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
  });

  test("no row over 100,000 bytes, and no more than 100 columns", async () => {
    const wide = (columns: number) => Array.from({ length: columns }, (_, i) => `x.n AS c${i}`).join(", ");
    const runWide = (columns: number) =>
      run(`SELECT ${wide(columns)} FROM (SELECT ${long(2_000)} AS n FROM (VALUES (1)) v (n)) x`);
    await expect(runWide(100)).rejects.toThrow(/row is larger than 100000 bytes/);
    await expect(runWide(101)).rejects.toThrow("At most 100 columns");
    expect((await run("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
  });

  test("an ORDER BY of a column named like a view, and a GROUP BY ROLLUP", async () => {
    const { rows } = await run("SELECT count(*) AS users FROM users ORDER BY users");
    expect(rows).toHaveLength(1);
    const grouped = await run(
      `SELECT (m.role, m.organization_id) = ANY (SELECT 'owner', o.id FROM organizations o) AS owns, count(*)
       FROM members m WHERE m.role = ANY (ARRAY['owner', 'admin']) GROUP BY ROLLUP (m.role, m.organization_id)`,
    );
    expect(grouped.columns).toEqual(["owns", "count"]);
  });

  test("rows in the requested order", async () => {
    const { rows } = await run("SELECT n FROM (VALUES (2), (3), (1)) v (n) ORDER BY n DESC");
    expect(rows.map((row) => row.n)).toEqual([3, 2, 1]);
  });
});

describe("refuses", () => {
  const state = async () =>
    JSON.stringify([
      await ownerDb.user.findMany({ orderBy: { id: "asc" } }),
      await ownerDb.application.findMany({ orderBy: { id: "asc" } }),
      await ownerDb.$queryRaw`SELECT relname FROM pg_class WHERE relnamespace::regnamespace::text IN ('public', 'reporting') ORDER BY oid`,
      await ownerDb.$queryRaw`SELECT roleid::regrole::text, member::regrole::text FROM pg_auth_members ORDER BY oid`,
    ]);
  let before: string;
  beforeAll(async () => {
    before = await state();
  });

  test.each(attacks)("%s", async (_, sql) => {
    const started = performance.now();
    await expect(run(sql)).rejects.toMatchObject({ name: "DomainError", code: "invalid" });
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  test("all of these without any change, and still runs the next query", async () => {
    expect(attacks.length).toBeGreaterThan(90);
    expect(await state()).toBe(before);
    expect((await run("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
    const [role] = await ownerDb.$queryRaw<
      object[]
    >`SELECT rolsuper, rolcanlogin, rolbypassrls FROM pg_roles WHERE rolname = 'shortlist_sql'`;
    expect(role).toEqual({ rolsuper: false, rolcanlogin: false, rolbypassrls: false });
  });

  test("a query that takes longer than five seconds, and still runs the next one", async () => {
    const many = Array.from({ length: 60 }, (_, i) => `(${i})`).join(", ");
    const tables = ["a", "b", "c", "d", "e", "f"].map((name) => `(VALUES ${many}) ${name} (n)`).join(", ");
    await expect(
      run(`SELECT count(*) FROM ${tables} WHERE a.n * b.n + c.n > d.n + e.n - f.n`),
    ).rejects.toThrow(/5 seconds/);
    expect((await run("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
  });

  test("a second query while one is running", async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const held = asReporting(() => (begun.resolve(), end.promise));
    await begun.promise;
    await expect(run("SELECT 1")).rejects.toMatchObject({ code: "unavailable" });
    end.resolve();
    await held;
    expect((await run("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
  });

  test("callers without the admin role or the sql scope", async () => {
    for (const actor of [
      others.recruiter,
      (await hiringTeam({ role: "owner" })).recruiter,
      agentWith(administrator, ["service:recruiter", "service:recruiter:write", "service:admin:recruiter"]),
      agentWith(others.recruiter, ["service:recruiter", "service:admin:sql"]),
    ])
      await expect(queryDatabase(actor, { sql: "SELECT 1" })).rejects.toMatchObject({ code: "forbidden" });
  });
});

/** The second line of defence: what the role may do if a statement gets past the checks. */
describe.each([
  ["from the app's login", database.appUrl],
  ["from its own login", database.sqlUrl],
])("the database role, %s", (_, connectionString) => {
  const app = new pg.Client({ connectionString });
  beforeAll(() => app.connect());
  afterAll(() => app.end());
  /** May write, unlike the product's transaction, which refuses every write before it looks at permissions. */
  const asRole = async (sql: string) => {
    await app.query("BEGIN READ WRITE");
    try {
      await app.query("SET LOCAL ROLE shortlist_sql");
      return await app.query(sql);
    } finally {
      await app.query("ROLLBACK");
    }
  };

  test("reads the views and no table", async () => {
    expect((await asRole(`SELECT count(*)::int AS n FROM reporting.users`)).rows).toMatchObject([
      { n: expect.any(Number) },
    ]);
    const { rows } = await app.query<{ t: string }>(
      `SELECT quote_ident(tablename) AS t FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { t } of rows)
      await expect(asRole(`SELECT 1 FROM public.${t}`)).rejects.toThrow(/permission denied/);
  });

  test.each([
    `INSERT INTO reporting.organizations (name) VALUES ('x')`,
    `UPDATE reporting.users SET name = 'x'`,
    `DELETE FROM reporting.members`,
    `CREATE TABLE reporting.x (a int)`,
    `CREATE TABLE public.x (a int)`,
    `CREATE FUNCTION public.x() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    `SELECT pg_read_file('/etc/passwd')`,
    `SELECT pg_ls_dir('/')`,
    `COPY (SELECT 1) TO PROGRAM 'id'`,
    `SELECT lo_import('/etc/passwd')`,
    `SELECT * FROM pg_authid`,
    `ALTER ROLE shortlist_sql SUPERUSER`,
    `CREATE EXTENSION file_fdw`,
    `SET SESSION AUTHORIZATION postgres`,
  ])("cannot: %s", async (sql) => {
    await expect(asRole(sql)).rejects.toThrow(/permission denied|must be|Only roles with/);
  });
});

describe("the role's own login", () => {
  test("is the login that statements run under", async () => {
    const session = await asReporting(
      async (connection) =>
        (await connection.query("SELECT session_user AS login, current_user AS role")).rows,
    );
    expect(session).toEqual([{ login: "shortlist_sql_login", role: "shortlist_sql" }]);
  });

  test("cannot switch to another role, and cannot read even the views outside its role", async () => {
    const { roles } = await ownerDb.$queryRaw<{ roles: string[] }[]>`
      SELECT array_agg(rolname::text) AS roles FROM pg_roles WHERE rolname NOT IN ('shortlist_sql', 'shortlist_sql_login')`.then(
      ([row]) => row as { roles: string[] },
    );
    expect(roles).toEqual(expect.arrayContaining(["postgres", "shortlist_tenant", "shortlist_identity"]));
    for (const role of roles)
      await expect(
        asReporting((connection) => connection.query("SELECT set_config('role', $1, true)", [role])),
      ).rejects.toThrow(/permission denied to set role/);
    for (const table of ['public."User"', 'public."Account"', "reporting.users"])
      await expect(
        asReporting(async (connection) => {
          await connection.query("RESET ROLE");
          return connection.query(`SELECT * FROM ${table}`);
        }),
      ).rejects.toThrow(/permission denied/);
    await expect(
      asReporting(async (connection) => {
        await connection.query("RESET ROLE");
        return connection.query("SET SESSION AUTHORIZATION shortlist_app");
      }),
    ).rejects.toThrow(/permission denied/);
  });

  test("leaves no setting behind for the next statement", async () => {
    const setting = (connection: pg.ClientBase) =>
      connection.query<{ path: string }>("SELECT current_setting('search_path') AS path");
    await asReporting(async (connection) => {
      await connection.query("SELECT set_config('search_path', 'public', false)");
      await connection.query("COMMIT");
    });
    expect((await asReporting(setting))?.rows).toEqual([{ path: "reporting" }]);
  });
});

describe("the views", () => {
  test("give their owner no access to a column that no view shows", async () => {
    await connected(database.ownerUrl, async (owner) => {
      for (const [table, column] of [
        ["Candidate", "fullName"],
        ["Candidate", "email"],
        ["OauthClient", "clientSecret"],
        ["AtsConnection", "credentials"],
        ["Attachment", "fileName"],
        ["Account", "password"],
        ["DocumentText", "text"],
      ]) {
        await owner.query("BEGIN");
        await owner.query("SET LOCAL ROLE shortlist_reporting");
        await expect(owner.query(`SELECT "${column}" FROM public."${table}"`)).rejects.toThrow(
          /permission denied/,
        );
        await owner.query("ROLLBACK");
      }
    });
  });
});

test("records every statement and its outcome in the audit trail, including a refused one", async () => {
  const { administrator: fresh } = await serviceAdministrator();
  const agent = agentWith(fresh, ["service:recruiter", "service:admin:sql"]);
  await queryDatabase(agent, { sql: "SELECT id FROM organizations LIMIT 2" });
  await queryDatabase(agent, { sql: "DELETE FROM users" }).catch(() => {});
  const trail = await ownerDb.auditEvent.findMany({
    where: { organizationId: fresh.organizationId, name: { startsWith: "sql." } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  expect(trail.map(({ name, particulars }) => [name, particulars])).toEqual([
    ["sql.asked", { statement: "SELECT id FROM organizations LIMIT 2" }],
    ["sql.answered", { outcome: "done", rows: 2, durationMs: expect.any(Number) }],
    ["sql.asked", { statement: "DELETE FROM users" }],
    ["sql.answered", { outcome: "failed:invalid", durationMs: expect.any(Number) }],
  ]);
  expect(trail.every((event) => event.actorId === fresh.id && event.clientId === agent.clientId)).toBe(true);
  expect(trail[0]?.subjectId).toBe(trail[1]?.subjectId);
});

test("reports PostgreSQL's own message for a failing statement", async () => {
  await expect(run("SELECT nmae FROM users")).rejects.toThrow(/column "nmae" does not exist/);
  await expect(run("SELECT 1 / 0 AS n")).rejects.toThrow(/division by zero/);
});
