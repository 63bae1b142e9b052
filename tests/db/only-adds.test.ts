import fs from "node:fs";
import { expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles.ts";
import { createDatabase } from "../support/database";
import { previousMigrations, runMigrations } from "../support/previous-release";

/** What a migration took away all the same. A new one does not come here: the release before goes on beside it. */
const exceptions: Record<string, string[]> = {
  // Which systems there are became the code's to say (docs/decisions/012). Its instances could connect none until they
  // were replaced, as their statement names the type.
  "20261123200000_vendors_by_folder": [
    '"AtsConnection".provider "AtsProvider" is gone',
    '"AtsProvider" ashby is gone',
    '"AtsProvider" csv is gone',
    '"AtsProvider" greenhouse is gone',
    '"AtsProvider" teamtailor is gone',
    'reporting.ats_connections.provider "AtsProvider" is gone',
  ],
};

test("a migration takes no column, type or value from the release before, and asks it for no new one", async () => {
  const { ownerUrl } = await createDatabase();
  await runMigrations(ownerUrl, previousMigrations);
  const broken: Record<string, string[]> = {};
  let before = await schema(ownerUrl);
  for (const name of fs.readdirSync("prisma/migrations").sort()) {
    if (previousMigrations.includes(name) || name.endsWith(".toml")) continue;
    await runMigrations(ownerUrl, [name]);
    const after = await schema(ownerUrl);
    const breaks = [
      ...[...before.offered].filter((part) => !after.offered.has(part)).map((part) => `${part} is gone`),
      ...[...after.required]
        .filter(([column, relation]) => before.relations.has(relation) && !before.required.has(column))
        .map(([column]) => `${column} is asked for`),
    ];
    if (breaks.length > 0) broken[name] = breaks.sort();
    before = after;
  }
  expect(broken).toEqual(exceptions);
});

type Column = { relation: string; column: string; type: string; required: boolean };

/** What statements can name, and what those that insert have to. */
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
