import { readFileSync, readdirSync } from "node:fs";

const TICK_MS = 10;

/** Milliseconds of processor time a process and all it started have used; null where there is no /proc. */
export function cpuMs(pid: number | undefined): number | null {
  try {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const stats = new Map(all.flatMap((name) => statOf(name)));
    const family = new Set([pid]);
    // Children are found however the parents are ordered: a round for every generation.
    for (let size = 0; size !== family.size;) {
      size = family.size;
      for (const [id, { parent }] of stats) if (family.has(parent)) family.add(id);
    }
    return [...stats].reduce((sum, [id, { ticks }]) => sum + (family.has(id) ? ticks * TICK_MS : 0), 0);
  } catch {
    return null;
  }
}

function statOf(name: string): [number, { parent: number; ticks: number }][] {
  try {
    // The command's name may hold anything, blanks and parentheses too.
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [[Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]];
  } catch {
    return [];
  }
}
