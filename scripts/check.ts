// npm run check: what reviewers should not have to check. Every check runs; the last line names the failed ones.
import { auditDependencies } from "./audit.ts";
import { checkBoundaries } from "./cruise.ts";
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { exitCode } from "./run.ts";

exitWhenInterrupted();
await ensureGenerated();

/**
 * For programs in Go that end within seconds: they collect garbage only near this limit, which halves their processor
 * time and needs little more memory. More than two type checkers would check the shared types once more each.
 */
const env = { GOGC: "off", GOMEMLIMIT: "4GiB" };

const checks: Record<string, () => Promise<number>> = {
  oxfmt: () => exitCode(["node_modules/oxfmt/bin/oxfmt", "--check"]),
  // Next writes the types of the routes; without a build or a dev server there are none yet.
  "next typegen": () => exitCode(["node_modules/next/dist/bin/next", "typegen"], { quiet: true }),
  // Includes the route types that Next generates, which are not linted.
  tsc: () => exitCode(["node_modules/typescript-7/bin/tsc", "--noEmit", "--checkers", "2"], { env }),
  oxlint: () => exitCode(["node_modules/oxlint/bin/oxlint"], { env }),
  "dependency-cruiser": checkBoundaries,
  knip: () => exitCode(["node_modules/knip/bin/knip.js"]),
  audit: async () => auditDependencies(),
};

const failed: string[] = [];
for (const [name, check] of Object.entries(checks)) {
  const startedAt = Date.now();
  const code = await check();
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
}
console.log(failed.length ? `Failed: ${failed.join(", ")}` : "All checks passed.");
process.exit(failed.length ? 1 : 0);
