import type { ChildProcess } from "node:child_process";

/** Kills a process and everything it has started, without waiting. */
export function killGroup(child: ChildProcess) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}
