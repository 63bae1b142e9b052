import { readFileSync, readdirSync } from "node:fs";

const TICK_MS = 10;

/** Milliseconds of processor time a process and all it started have used; null where there is no /proc. */
export function cpuMs(pid: number | undefined): number | null {
  try {
    return [...family(pid).values()].reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
  } catch {
    return null;
  }
}

/** A process and all it started, by their ids. @throws where there is no /proc */
export function family(pid: number | undefined) {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const stats = new Map(all.flatMap((name) => statOf(name)));
  const members = new Set([pid]);
  // Children are found however the parents are ordered: a round for every generation.
  for (let size = 0; size !== members.size;) {
    size = members.size;
    for (const [id, { parent }] of stats) if (members.has(parent)) members.add(id);
  }
  return new Map([...stats].filter(([id]) => members.has(id)));
}

function statOf(name: string): [number, { parent: number; ticks: number }][] {
  try {
    // The command's name may hold anything, blanks and parentheses too.
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // User and system time, of its own and of children that have ended: what theirs was does not vanish with them.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [[Number(name), { parent: Number(fields[1]), ticks }]];
  } catch {
    return [];
  }
}
