import { readFileSync, readdirSync } from "node:fs";

const TICK_MS = 10;

/** CPU milliseconds used by a process and its descendants; null where there is no /proc. */
export function cpuMs(pid: number | undefined): number | null {
  try {
    return [...family(pid).values()].reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
  } catch {
    return null;
  }
}

/** A process and its descendants, by process id. @throws where there is no /proc */
export function family(pid: number | undefined) {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const stats = new Map(all.flatMap((name) => statOf(name)));
  const members = new Set([pid]);
  // One round per generation, because children may be listed before their parents.
  for (let size = 0; size !== members.size;) {
    size = members.size;
    for (const [id, { parent }] of stats) if (members.has(parent)) members.add(id);
  }
  return new Map([...stats].filter(([id]) => members.has(id)));
}

function statOf(name: string): [number, { parent: number; ticks: number }][] {
  try {
    // The command's name may contain spaces and parentheses.
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // User and system time of the process and of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [[Number(name), { parent: Number(fields[1]), ticks }]];
  } catch {
    return [];
  }
}
