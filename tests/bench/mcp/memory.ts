import { readFileSync } from "node:fs";
import { family } from "./cpu.ts";

/** Resident memory of a process and, as `readers`, of its descendants, in MB. */
export function residentMb(pid: number) {
  const weight = (id: number) => {
    try {
      return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1_024;
    } catch {
      return 0;
    }
  };
  const others = [...family(pid).keys()].filter((id) => id !== pid);
  return {
    app: Math.round(weight(pid)),
    readers: Math.round(others.reduce((sum, id) => sum + weight(id), 0)),
  };
}
