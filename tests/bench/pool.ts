/**
 * How fast and how large the talent pool's index is: `npm run bench:pool [-- people …]`, by default 100,000 and
 * 1,000,000 synthetic candidates, against tsvector with ts_rank in the same database, which is the product's own
 * embedded one. Every search is compared with a look at every candidate. The last line is JSON about the largest pool.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { prisma } from "../../scripts/prisma.ts";

const sizes = process.argv.slice(2).map(Number);
const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-bench-pool-"));
chmodSync(home, 0o711);

try {
  const { ownerUrl, appUrl } = await startEmbeddedPostgres({ home, durable: true, hold: false });
  // Read when the product's modules are loaded.
  Object.assign(process.env, { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, SHORTLIST_HOME: home });
  prisma(["migrate", "deploy"], { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: ownerUrl });
  const { measurePool } = await import("./pool/measure.ts");
  for (const people of sizes.length ? sizes : [100_000, 1_000_000])
    console.log(JSON.stringify(await measurePool(people, ownerUrl)));
} finally {
  await stopEmbeddedPostgres(home);
  rmSync(home, { recursive: true, force: true });
}
process.exit();
