/**
 * Speed and size of the talent pool's index, compared with tsvector and ts_rank in the same embedded database. Checks
 * every search against a scan of every candidate. The last line is JSON about the
 * largest pool.
 *
 *   npm run bench:pool [-- --candidates 100000 --candidates 1000000]   both by default
 *     --home <folder>   keeps the pools there, and reuses existing ones
 *     --build           only builds them, which takes many minutes; measuring takes few and needs an idle machine
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { startDatabase, useDatabase } from "./database.ts";

const { values } = parseArgs({
  options: {
    candidates: { type: "string", multiple: true, default: ["100000", "1000000"] },
    home: { type: "string" },
    build: { type: "boolean", default: false },
  },
});
const sizes = values.candidates.map(Number);
if (!sizes.every((people) => Number.isInteger(people) && people > 0))
  throw new Error("--candidates takes whole numbers above 0.");
const home = values.home ?? mkdtempSync(path.join(os.tmpdir(), "shortlist-bench-pool-"));
mkdirSync(home, { recursive: true });
chmodSync(home, 0o711);

try {
  const server = await startDatabase(home);
  useDatabase(home, server);
  const { buildPool } = await import("./pool/build.ts");
  const { measurePool } = await import("./pool/measure.ts");
  for (const people of sizes) {
    const pool = await buildPool(people, home, server.ownerUrl);
    if (!values.build) console.log(JSON.stringify(await measurePool(pool, server.ownerUrl)));
  }
} finally {
  await stopEmbeddedPostgres(home);
  if (!values.home) rmSync(home, { recursive: true, force: true });
}
process.exit();
