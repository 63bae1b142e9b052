import { database } from "../support/database";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startPgbouncer } from "../../scripts/pgbouncer.ts";
import { pretendedPooler } from "../support/pooler";
import { keepsNames, learnNames } from "@/lib/db/prepared-names";

const closing: (() => unknown)[] = [];
const addresses: Record<string, string> = {};
beforeAll(async () => {
  const debians = await startPgbouncer([database.appUrl], 1);
  const newer = await pretendedPooler(database.appUrl, { renames: true });
  const without = await pretendedPooler(database.appUrl, { renames: false });
  closing.push(debians.stop, newer.close, without.close);
  Object.assign(addresses, {
    "the server itself": database.appUrl,
    "Debian's PgBouncer, which knows no max_prepared_statements": debians.through(database.appUrl),
    "a pooler with max_prepared_statements = 0, pretended": without.url,
    "a pooler with max_prepared_statements = 200, pretended": newer.url,
  });
});
afterAll(() => Promise.all(closing.map((close) => close())));
// Learned once a process.
afterEach(() => delete (globalThis as { shortlistPoolerKeepsNames?: boolean }).shortlistPoolerKeepsNames);

test.each([
  ["the server itself", true],
  ["Debian's PgBouncer, which knows no max_prepared_statements", false],
  ["a pooler with max_prepared_statements = 0, pretended", false],
  ["a pooler with max_prepared_statements = 200, pretended", true],
])("at %s statements get names: %s", async (where, named) => {
  const client = new pg.Client(addresses[where]);
  await client.connect();
  await learnNames(client);
  expect(keepsNames(client)).toBe(named);
  // Nothing of the question is left, and the connection is as it was.
  const names = "SELECT name FROM pg_prepared_statements WHERE name LIKE 'shortlist%'";
  expect((await client.query(names)).rows).toEqual([]);
  await client.end();
});
