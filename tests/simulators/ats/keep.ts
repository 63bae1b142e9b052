import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SimApplication, SimNote, SimWorld, SimWrite } from "./world.ts";

type Kept = { applications: SimApplication[]; notes: SimNote[]; writes: SimWrite[] };

/** Brings companies back to what they had been told when the simulator last ended. */
export function recall(worlds: Record<string, SimWorld>, file: string) {
  let saved: Record<string, Kept>;
  try {
    saved = JSON.parse(readFileSync(file, "utf8")) as Record<string, Kept>;
  } catch {
    return; // The first start, or a file that was cut short: the companies begin anew.
  }
  for (const [name, { applications, notes, writes }] of Object.entries(saved)) {
    const world = worlds[name];
    if (!world) continue;
    for (const application of applications) world.applications.set(application.id, application);
    Object.assign(world, { notes, writes });
  }
}

/** Keeps what the API can change; the rest is made anew, the same each time. */
export function keep(worlds: Record<string, SimWorld>, file: string) {
  const saved = Object.entries(worlds).map(([name, { applications, notes, writes }]) => [
    name,
    { applications: [...applications.values()], notes, writes } satisfies Kept,
  ]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(saved)));
  renameSync(`${file}.new`, file);
}
