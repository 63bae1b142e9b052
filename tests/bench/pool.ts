/**
 * How fast and how large the talent pool's index is, against tsvector with ts_rank in the same database, which is the
 * product's own embedded one; every search is compared with a look at every candidate. The last line is JSON about the
 * largest pool.
 *
 *   npm run bench:pool [-- --candidates 100000 --candidates 1000000]   both by default
 *     --home <folder>   keeps the pools there, and measures again those it finds
 *     --build           only makes them: that takes many minutes, measuring them takes few and wants a quiet machine
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { prisma } from "../../scripts/prisma.ts";

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
  const { ownerUrl, appUrl } = await startEmbeddedPostgres({ home, durable: true, hold: false });
  // Read when the product's modules are loaded.
  Object.assign(process.env, { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, SHORTLIST_HOME: home });
  prisma(["migrate", "deploy"], { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: ownerUrl });
  const { builtPool } = await import("./pool/build.ts");
  const { measurePool } = await import("./pool/measure.ts");
  for (const people of sizes) {
    const pool = await builtPool(people, home, ownerUrl);
    if (!values.build) console.log(JSON.stringify(await measurePool(pool, ownerUrl)));
  }
} finally {
  await stopEmbeddedPostgres(home);
  if (!values.home) rmSync(home, { recursive: true, force: true });
}
process.exit();
