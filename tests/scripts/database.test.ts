import { connected } from "../../scripts/postgres/roles.ts";
import { database } from "../support/database.ts";
import { expect, test } from "vitest";

test("a test file has its own database, and the app's login cannot bypass row-level security", async () => {
  expect(process.env.DATABASE_URL).toBe(database.appUrl);
  const { rows } = await connected(database.appUrl, (app) =>
    app.query(
      "SELECT current_database() AS name, rolsuper, rolbypassrls, rolinherit, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user",
    ),
  );
  expect(rows).toEqual([
    {
      name: database.name,
      rolsuper: false,
      rolbypassrls: false,
      rolinherit: false,
      rolcreatedb: false,
      rolcreaterole: false,
    },
  ]);
});
