import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SimApplication, SimNote, SimWorld, SimWrite } from "./world.ts";

type Saved = { applications: SimApplication[]; notes: SimNote[]; writes: SimWrite[] };

/** Restores what had been written to the companies when the simulator last stopped. */
export function restore(worlds: Record<string, SimWorld>, file: string) {
  let saved: Record<string, Saved>;
  try {
    saved = JSON.parse(readFileSync(file, "utf8")) as Record<string, Saved>;
  } catch {
    return; // The first start, or a truncated file: the companies start fresh.
  }
  for (const [name, { applications, notes, writes }] of Object.entries(saved)) {
    const world = worlds[name];
    if (!world) continue;
    for (const application of applications) world.applications.set(application.id, application);
    Object.assign(world, { notes, writes });
  }
}

/** Saves what the API can change; the rest is generated, the same on every start. */
export function save(worlds: Record<string, SimWorld>, file: string) {
  const saved = Object.entries(worlds).map(([name, { applications, notes, writes }]) => [
    name,
    { applications: [...applications.values()], notes, writes } satisfies Saved,
  ]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(saved)));
  renameSync(`${file}.new`, file);
}
