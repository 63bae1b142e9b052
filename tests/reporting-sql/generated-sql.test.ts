import { database } from "../support/database";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceAdministrator } from "../support/administrator";
import type { Actor } from "@/lib/platform/access/actor";
import { functions } from "@/lib/platform/reporting-sql/allowed";
import { checkedStatement } from "@/lib/platform/reporting-sql/check-statement";
import { queryDatabase } from "@/lib/platform/reporting-sql/query-database";

let administrator: Actor;
const owner = new pg.Client({ connectionString: database.ownerUrl });
beforeAll(async () => {
  ({ administrator } = await serviceAdministrator());
  await owner.connect();
});
afterAll(() => owner.end());

/** Expressions over a table `u`, with `hole` somewhere inside. */
const around: ((hole: string) => string)[] = [
  (hole) => `coalesce(${hole}, NULL)`,
  (hole) => `CASE WHEN u.id IS NULL THEN NULL ELSE ${hole} END`,
  (hole) => `greatest(${hole}, ${hole})`,
  (hole) => `(SELECT ${hole} FROM jobs j LIMIT 1)`,
  (hole) => `max(${hole})`,
  (hole) => `first_value(${hole}) OVER (PARTITION BY u.role ORDER BY u.created_at)`,
  (hole) => `count(*) FILTER (WHERE (${hole}) IS NOT NULL)`,
  (hole) => `(${hole} = ANY (ARRAY[${hole}]))`,
  (hole) => `((u.role, ${hole}) IN (SELECT 'a', ${hole} FROM users v))`,
  (hole) => `(${hole})::text`,
];
/** Statements with an expression somewhere, most of them in places that are easily overlooked. */
const statements: ((expression: string) => string)[] = [
  (e) => `SELECT ${e} FROM members u`,
  (e) => `SELECT 1 FROM members u WHERE (${e}) IS NULL`,
  (e) => `SELECT 1 UNION (SELECT 2 FROM members u ORDER BY ${e} LIMIT 1)`,
  (e) => `(SELECT ${e} FROM members u) EXCEPT SELECT NULL`,
  (e) => `WITH w AS (SELECT ${e} AS a FROM members u) SELECT count(*) FROM w`,
  (e) => `SELECT 1 FROM members a JOIN members u ON (${e}) IS NULL`,
  (e) => `SELECT x.n FROM members u, LATERAL (SELECT ${e} AS n) x`,
  (e) => `SELECT 1 FROM members u GROUP BY GROUPING SETS ((u.role), (${e}))`,
  (e) => `SELECT count(*) FROM members u GROUP BY u.role HAVING (${e}) IS NULL`,
  (e) => `SELECT count(*) OVER w FROM members u WINDOW w AS (ORDER BY ${e})`,
  (e) => `SELECT DISTINCT ON (${e}) u.role FROM members u`,
  (e) => `SELECT column1 FROM members u, LATERAL (VALUES (${e})) v`,
  (e) => `SELECT 1 FROM members u LIMIT (SELECT count(${e}) FROM members v)`,
];
const nested = (leaf: fc.Arbitrary<string>) =>
  fc
    .tuple(leaf, fc.array(fc.constantFrom(...around), { maxLength: 4 }), fc.constantFrom(...statements))
    .map(([inner, layers, statement]) => statement(layers.reduce((hole, layer) => layer(hole), inner)));

const harmless = fc.constantFrom(
  "u.role",
  "u.organization_id",
  "lower(u.role)",
  "now()",
  "1",
  "'x;y'",
  "NULL",
  "u.created_at::date",
);
const row = fc.constantFrom("u", "u.*");
const forbidden = fc.oneof(
  fc.constantFrom(
    "pg_sleep(1)",
    "set_config('role', 'postgres', true)",
    "u::text",
    "ROW(u.role, '\"')::text",
    "ARRAY[u.role]::text",
    "(u).role",
    "ARRAY(SELECT name FROM users)",
    "'users'::regclass",
    "current_user",
    "u.role || u.role",
    "(WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r LIMIT 1)",
    "(SELECT 1 UNION (WITH RECURSIVE r(n) AS (SELECT 1 UNION SELECT n FROM r) SELECT n FROM r))",
    "(SELECT id FROM users FOR SHARE)",
    "(SELECT passwd FROM pg_shadow)",
    'u.role COLLATE "C"',
    "'{a}'::text[]",
    "xmlelement(name a)",
    "json_object('a': u.role)",
    '(SELECT token FROM public."Session")',
  ),
  row.map((whole) => `count(${whole})`),
);

test("accepts allowed expressions and refuses forbidden ones, wherever they are nested", async () => {
  await fc.assert(
    fc.asyncProperty(nested(harmless), async (sql) => void (await checkedStatement(sql))),
    { numRuns: 500, seed: 11 },
  );
  await fc.assert(
    fc.asyncProperty(nested(forbidden), async (sql) => {
      await expect(checkedStatement(sql)).rejects.toMatchObject({ code: "invalid" });
    }),
    { numRuns: 2_000, seed: 11 },
  );
});

test("refuses every PostgreSQL function on a row in column notation, wherever it occurs", async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT DISTINCT p.proname::text AS name FROM pg_proc p JOIN pg_type t ON t.oid = p.proargtypes[0]
    WHERE t.typname IN ('record', 'any', 'anyelement', 'anycompatible', 'anynonarray') AND p.prokind <> 'w'`);
  const names = rows.map(({ name }) => name).filter((name) => !functions.has(name));
  expect(names).toEqual(expect.arrayContaining(["to_json", "json_agg", "row_to_json", "pg_typeof"]));
  const notation = fc.constantFrom(...names).map((name) => `u."${name}"`);
  const refused = async (sql: string) => {
    await expect(queryDatabase(administrator, { sql })).rejects.toMatchObject({ code: "invalid" });
    // Refused by our own check, before PostgreSQL sees it.
    await expect(queryDatabase(administrator, { sql })).rejects.not.toThrow(/PostgreSQL rejected/);
  };
  for (const name of names) await refused(`SELECT u."${name}" FROM users u`);
  await fc.assert(fc.asyncProperty(nested(notation), refused), { numRuns: 60, seed: 11 });
});

/** Before the innermost expression, the expression, and after it: any number of times. */
const deep: Record<string, [before: string, inner: string, after: string]> = {
  additions: ["", "1", "+1"],
  comparisons: ["", "true", "=a"],
  concatenations: ["", "'a'", "||'a'"],
  powers: ["", "1", "^1"],
  casts: ["", "1", "::int"],
  tests: ["", "a", " IS NULL"],
  disjunctions: ["", "a", " OR a"],
  "mixed conditions": ["(a OR a AND ", "a", ")"],
  negations: ["NOT ", "a", ""],
  signs: ["- ", "1", ""],
  operators: ["@ ", "1", ""],
  brackets: ["(", "1", ")"],
  functions: ["abs(", "1", ")"],
  selects: ["(SELECT ", "1", ")"],
  arrays: ["ARRAY[", "1", "]"],
  subscripts: ["", "a", "[1]"],
  cases: ["CASE WHEN a THEN 1 ELSE ", "1", " END"],
  rows: ["ROW(1,", "1", ")"],
  collations: ["", "a", ' COLLATE "C"'],
  unions: ["", "1", " UNION SELECT 1"],
  joins: ["", "1 FROM users", " CROSS JOIN users"],
  subqueries: ["1 FROM (SELECT ", "1", ") a"],
};

test("answers statements as deep as their length allows, or refuses them as invalid, and never fails otherwise", async () => {
  for (const [name, [before, inner, after]] of Object.entries(deep))
    for (const many of [150, 1_100, 4_000]) {
      const times = Math.min(many, Math.floor(9_900 / (before + after).length));
      const sql = `SELECT ${before.repeat(times)}${inner}${after.repeat(times)}`;
      const code = await queryDatabase(administrator, { sql }).then(
        () => "answered",
        (error: { code?: string }) => error.code,
      );
      expect(["answered", "invalid"], `${times} ${name}`).toContain(code);
    }
  const sum = await queryDatabase(administrator, { sql: `SELECT 1${"+1".repeat(500)} AS n` });
  expect(sum.rows).toEqual([{ n: 501 }]);
});

test("accepts a mutated statement or refuses it as invalid, and never fails otherwise", async () => {
  const mutated = fc
    .tuple(
      nested(fc.oneof(harmless, forbidden)),
      fc.array(fc.tuple(fc.nat(), fc.nat(40), fc.string()), { maxLength: 3 }),
    )
    .map(([sql, cuts]) =>
      cuts.reduce((text, [at, length, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put + text.slice(from + length);
      }, sql),
    );
  await fc.assert(
    fc.asyncProperty(mutated, async (sql) => {
      await checkedStatement(sql).catch((error: unknown) => expect(error).toMatchObject({ code: "invalid" }));
    }),
    { numRuns: 3_000, seed: 11 },
  );
});
