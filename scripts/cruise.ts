import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "./root.ts";
import { drawnRooms, keptRooms } from "./rooms-picture.ts";

const FOLDERS = ["app", "components", "lib", "messages", "engine", "prisma", "scripts"];
const FEWEST = 100;

export interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
}

/**
 * Runs dependency-cruiser and holds it to having read every source file: with a TypeScript that it does not
 * know it reads none, finds nothing wrong, and says so. Holds the picture of the rooms to what was read, too. Returns
 * the exit code.
 */
export async function cruiseNothingIsNotAPass(): Promise<number> {
  const result = cruise();
  if (!result) return 1;
  const { modules, summary } = result;
  const seen = new Set(modules.map(({ source }) => source));
  const sources = sourceFiles();
  const unread = sources.filter((file) => !seen.has(file));
  for (const file of unread) console.error(`not read: ${file}`);
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  if (sources.length < FEWEST)
    console.error(`Only ${sources.length} source files: is this the whole checkout?`);
  const outdated = drawnRooms(modules) !== keptRooms();
  if (outdated) console.error("docs/rooms.md is out of date: run npx tsx scripts/draw-rooms.ts");
  console.log(`${sources.length} source files, ${summary.totalCruised} modules.`);
  return unread.length || summary.violations.length || sources.length < FEWEST || outdated ? 1 : 0;
}

/** What imports what, and what must not; null when dependency-cruiser did not run. */
export function cruise(): CruiseResult | null {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "--output-type", "json", ...FOLDERS],
    { cwd: root, encoding: "utf8", maxBuffer: 512 * 1024 * 1024 },
  );
  if (stdout) return JSON.parse(stdout) as CruiseResult;
  console.error(stderr);
  return null;
}

function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^lib\/[^/]+\/generated\//.test(file)),
  );
}
