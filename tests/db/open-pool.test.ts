import { database } from "../support/database";
import { afterEach, expect, test, vi } from "vitest";
import { openPool } from "@/lib/platform/db/open-pool";

const context = Symbol.for("@vercel/request-context");
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, context);
});

test("on Vercel a function waits until its idle connections are closed", async () => {
  vi.stubEnv("VERCEL_URL", "shortlist.vercel.app");
  vi.stubEnv("VERCEL_REGION", "fra1");
  const waited: Promise<unknown>[] = [];
  Object.assign(globalThis, {
    [context]: { get: () => ({ waitUntil: (work: Promise<unknown>) => waited.push(work) }) },
  });
  const pool = openPool({ connectionString: database.appUrl, idleTimeoutMillis: 50 });
  await pool.query("SELECT 1");
  expect(waited).toHaveLength(1);
  expect(pool.idleCount).toBe(1);
  await waited[0];
  expect(pool.totalCount).toBe(0);
  await pool.end();
});
