import fs from "node:fs";
import { expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database";
import { previousMigrations, runMigrations } from "../support/previous-release";

/** Past migrations that did break it. Add no new one: the previous release keeps running during an upgrade. */
const exceptions: Record<string, string[]> = {
  // The list of ATS providers moved from the database to the code (docs/decisions/012). Instances of the previous
  // release could not connect an ATS until they were replaced, because their statement names the type.
  "20261123200000_vendors_by_folder": [
    '"AtsConnection".provider "AtsProvider" was removed',
    '"AtsProvider" ashby was removed',
    '"AtsProvider" csv was removed',
    '"AtsProvider" greenhouse was removed',
    '"AtsProvider" teamtailor was removed',
    'reporting.ats_connections.provider "AtsProvider" was removed',
  ],
};

test("a migration removes no column, type or value that the previous release uses, and requires no new one from it", async () => {
  const { ownerUrl } = await createDatabase();
  await runMigrations(ownerUrl, previousMigrations);
  const broken: Record<string, string[]> = {};
  let before = await schema(ownerUrl);
  for (const name of fs.readdirSync("prisma/migrations").sort()) {
    if (previousMigrations.includes(name) || name.endsWith(".toml")) continue;
    await runMigrations(ownerUrl, [name]);
    const after = await schema(ownerUrl);
    const breaks = [
      ...[...before.offered].filter((part) => !after.offered.has(part)).map((part) => `${part} was removed`),
      ...[...after.required]
        .filter(([column, relation]) => before.relations.has(relation) && !before.required.has(column))
        .map(([column]) => `${column} became required`),
    ];
    if (breaks.length > 0) broken[name] = breaks.sort();
    before = after;
  }
  expect(broken).toEqual(exceptions);
});

test("docs/operate.md says how far back a release runs on the newest schema", () => {
  const page = fs.readFileSync("docs/operate.md", "utf8");
  expect(page).toContain(`as far as the release with migration \`${Object.keys(exceptions).sort().at(-1)}\``);
});

type Column = { relation: string; column: string; type: string; required: boolean };

/** What statements can name (`offered`), and the columns that an INSERT must set (`required`). */
const schema = (url: string) =>
  connected(url, async (client) => {
    const { rows: columns } = await client.query<Column>(`
      SELECT c.oid::regclass::text AS relation, format('%s.%s', c.oid::regclass, a.attname) AS column,
        format_type(a.atttypid, a.atttypmod) AS type,
        c.relkind = 'r' AND a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS required
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'v') AND c.relnamespace::regnamespace::text IN ('public', 'reporting')`);
    const { rows: values } = await client.query<{ value: string }>(
      "SELECT format('%s %s', enumtypid::regtype, enumlabel) AS value FROM pg_enum",
    );
    return {
      relations: new Set(columns.map(({ relation }) => relation)),
      offered: new Set([
        ...columns.map(({ column, type }) => `${column} ${type}`),
        ...values.map(({ value }) => value),
      ]),
      required: new Map(
        columns.flatMap(({ required, column, relation }) => (required ? [[column, relation]] : [])),
      ),
    };
  });
