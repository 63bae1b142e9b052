// npm run check: what a reader's eye should not have to. Every check runs; the last line says which did not hold.
import { auditDependencies } from "./audit.ts";
import { cruiseNothingIsNotAPass } from "./cruise.ts";
import { ensureGenerated } from "./generated.ts";
import { exitWhenInterrupted } from "./interruption.ts";
import { exitCode } from "./run.ts";

exitWhenInterrupted();
await ensureGenerated();

const checks: Record<string, () => Promise<number>> = {
  prettier: () => exitCode(["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]),
  // Next writes the types of the routes; without a build or a dev server there are none yet.
  "next typegen": () => exitCode(["node_modules/next/dist/bin/next", "typegen"], { quiet: true }),
  // With what Next writes of the routes, which nobody lints.
  tsc: () => exitCode(["node_modules/typescript/bin/tsc", "--noEmit"]),
  oxlint: () => exitCode(["node_modules/oxlint/bin/oxlint"]),
  "dependency-cruiser": cruiseNothingIsNotAPass,
  knip: () => exitCode(["node_modules/knip/bin/knip.js"]),
  audit: async () => auditDependencies(),
};

const failed: string[] = [];
for (const [name, check] of Object.entries(checks)) {
  const begun = Date.now();
  const code = await check();
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
}
console.log(failed.length ? `Did not hold: ${failed.join(", ")}` : "All checks hold.");
process.exit(failed.length ? 1 : 0);
