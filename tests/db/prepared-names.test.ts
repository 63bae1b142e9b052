import { database } from "../support/database";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startPgbouncer } from "../../scripts/pgbouncer.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { simulatedPooler } from "../support/pooler";
import { keepsNames, learnNames } from "@/lib/platform/db/prepared-names";

const closing: (() => unknown)[] = [];
const addresses: Record<string, string> = {};
beforeAll(async () => {
  const debian = await startPgbouncer([database.appUrl], 1);
  const newer = await simulatedPooler(database.appUrl, { renames: true });
  const without = await simulatedPooler(database.appUrl, { renames: false });
  closing.push(debian.stop, newer.close, without.close);
  Object.assign(addresses, {
    "the server directly": database.appUrl,
    "Debian's PgBouncer, which lacks max_prepared_statements": debian.through(database.appUrl),
    "a simulated pooler with max_prepared_statements = 0": without.url,
    "a simulated pooler with max_prepared_statements = 200": newer.url,
  });
});
afterAll(() => Promise.all(closing.map((close) => close())));
// Cached once per process.
afterEach(() => delete (globalThis as { shortlistPoolerKeepsNames?: boolean }).shortlistPoolerKeepsNames);

test.each([
  ["the server directly", true],
  ["Debian's PgBouncer, which lacks max_prepared_statements", false],
  ["a simulated pooler with max_prepared_statements = 0", false],
  ["a simulated pooler with max_prepared_statements = 200", true],
])("named statements are used through %s: %s", async (where, named) => {
  await connected(addresses[where]!, async (client) => {
    await learnNames(client);
    expect(keepsNames(client)).toBe(named);
    // The check leaves no prepared statement behind, and the connection still works.
    const names = "SELECT name FROM pg_prepared_statements WHERE name LIKE 'shortlist%'";
    expect((await client.query(names)).rows).toEqual([]);
  });
});
