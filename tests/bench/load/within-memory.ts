import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Runs `start` and all its child processes with a memory limit, as in a container: in a Linux control group (v1 or
 * v2), created as root. Memory beyond the limit is swapped or the process killed. `highest` is the group's peak use
 * so far in MB, including the page cache.
 */
export async function withinMemory<T>(limitMb: number, start: () => Promise<T>) {
  const isV2 = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const root = `/sys/fs/cgroup${isV2 ? "" : "/memory"}`;
  const before = /^(?:0:|\d+:memory):(.*)$/m.exec(readFileSync("/proc/self/cgroup", "utf8"))?.[1] ?? "/";
  const group = `${root}/shortlist-${process.pid}`;
  mkdirSync(group);
  writeFileSync(`${group}/${isV2 ? "memory.max" : "memory.limit_in_bytes"}`, `${limitMb * 1024 * 1024}`);
  const enter = (folder: string) => writeFileSync(`${folder}/cgroup.procs`, `${process.pid}`);
  enter(group);
  const started = await start().finally(() => enter(existsSync(root + before) ? root + before : root));
  const highest = () =>
    Number(readFileSync(`${group}/${isV2 ? "memory.peak" : "memory.max_usage_in_bytes"}`, "utf8"));
  return { started, highest: () => Math.round(highest() / 1024 / 1024) };
}
