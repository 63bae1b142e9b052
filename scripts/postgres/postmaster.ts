import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The running server of a cluster, according to its pidfile; null when there is none, or only a stale file. */
export function findPostmaster(data: string): Postmaster | null {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !runsPostgres(pid, data)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/**
 * A pid alone proves nothing: pids are recycled, and a zombie postmaster still answers signal 0. So check the
 * process's name, or on Linux its state and working directory.
 */
function runsPostgres(pid: number, data: string): boolean {
  if (process.platform === "linux") {
    try {
      // "<pid> (<name>) <state> …"
      const state = /\) (\S)/.exec(fs.readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
      return state !== "Z" && state !== "X" && fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
    } catch {
      return false;
    }
  }
  if (process.platform === "win32") {
    const { stdout } = spawnSync("tasklist", ["/FI", `PID eq ${pid}`, "/NH"], { encoding: "utf8" });
    return stdout.includes("postgres");
  }
  const { stdout } = spawnSync("ps", ["-o", "stat=,comm=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z].*postgres/.test(stdout.trim());
}
