import { expect, test } from "vitest";
import { Catalogue } from "../../engine/functions/catalogue.ts";
import type { Database } from "../../engine/store/database.ts";

test("keeps the functions read last when an earlier read is answered later", async () => {
  const answers = [Promise.withResolvers(), Promise.withResolvers()] as const;
  const asked = answers.values();
  const database = { pool: { query: () => asked.next().value!.promise } } as unknown as Database;
  const catalogue = new Catalogue();
  const earlier = catalogue.load(database);
  const registered = catalogue.load(database);
  answers[1].resolve({ rows: [{ id: "just registered" }] });
  await registered;
  answers[0].resolve({ rows: [] });
  await earlier;
  expect(catalogue.all()).toEqual([{ id: "just registered" }]);
});
