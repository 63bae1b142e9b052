import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { root } from "./root.ts";
import { roomsIn, roomsPage, readRooms } from "./rooms-picture.ts";

const FOLDERS = ["app", "components", "lib", "messages", "engine", "prisma", "scripts"];
const MIN_SOURCES = 100;

/**
 * Runs dependency-cruiser and fails unless it has read every source file: with a TypeScript version that it does not
 * support it reads none, and reports no violation. Fails too when docs/rooms.md does not match the imports, or
 * the page of a wing lacks a room. Returns the exit code.
 */
export async function checkBoundaries(): Promise<number> {
  const result = cruise();
  if (!result) return 1;
  const { modules, summary } = result;
  const seen = new Set(modules.map(({ source }) => source));
  const sources = sourceFiles();
  const unread = sources.filter((file) => !seen.has(file));
  for (const file of unread) console.error(`not read: ${file}`);
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  if (sources.length < MIN_SOURCES)
    console.error(`Only ${sources.length} source files: is this the whole checkout?`);
  const outdated = roomsPage(modules) !== readRooms();
  if (outdated) console.error("docs/rooms.md is out of date: run npx tsx scripts/draw-rooms.ts");
  const missing = roomsIn(modules).filter((room) => !isDescribed(room));
  for (const room of missing) console.error(`${pageOf(room)} does not say what ${room}/ is for.`);
  console.log(`${sources.length} source files, ${summary.totalCruised} modules.`);
  return unread.length ||
    summary.violations.length ||
    sources.length < MIN_SOURCES ||
    outdated ||
    missing.length
    ? 1
    : 0;
}

/** The page that says what a room is for: its wing's, or the house's. */
const pageOf = (room: string) =>
  room.startsWith("lib/") ? `${path.posix.dirname(room)}/README.md` : "docs/architecture.md";

const isDescribed = (room: string) =>
  fs
    .readFileSync(path.join(root, pageOf(room)), "utf8")
    .includes(`| \`${room.startsWith("lib/") ? path.posix.basename(room) : room}/\``);

/** All imports, and those that violate a rule; null when dependency-cruiser did not run. */
export function cruise(): ICruiseResult | null {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "--output-type", "json", ...FOLDERS],
    { cwd: root, encoding: "utf8", maxBuffer: 512 * 1024 * 1024 },
  );
  if (stdout) return JSON.parse(stdout) as ICruiseResult;
  console.error(stderr);
  return null;
}

function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^lib\/[^/]+\/[^/]+\/generated\//.test(file)),
  );
}
