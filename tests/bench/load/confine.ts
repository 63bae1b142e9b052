import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Holds a process, and what it starts from now on, to so much memory, as a container would: a control group of Linux,
 * version 1 or 2, made as root. What it does not fit in is swapped or killed. @returns the highest use so far, in MB
 */
export function confine(pid: number, limitMb: number): () => number {
  const isV2 = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const group = `/sys/fs/cgroup/${isV2 ? "" : "memory/"}shortlist-${pid}`;
  mkdirSync(group);
  // What it holds already is counted, too; version 2 counts what it touches from now on.
  if (!isV2) writeFileSync(`${group}/memory.move_charge_at_immigrate`, "3");
  writeFileSync(`${group}/${isV2 ? "memory.max" : "memory.limit_in_bytes"}`, `${limitMb * 1024 * 1024}`);
  writeFileSync(`${group}/cgroup.procs`, `${pid}`);
  const highest = `${group}/${isV2 ? "memory.peak" : "memory.max_usage_in_bytes"}`;
  return () => Math.round(Number(readFileSync(highest, "utf8")) / 1024 / 1024);
}
