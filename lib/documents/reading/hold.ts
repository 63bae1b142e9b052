import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import type { ReadLimits } from "../limits";

const shell = "/bin/sh";
/** Node reserves a gigabyte, and WebAssembly as much again as it uses: the system counts what nothing is written to. */
const addressMegabytes = (memoryMegabytes: number) => 1024 + 2 * memoryMegabytes;
/** Node works on several threads: so many seconds of the processor for a second of the clock. */
const threads = 4;
/** A process that has read for as long as one document may take is replaced; the last one comes on top. */
const documents = 2;

/**
 * What to put before a command so that the system itself bounds it, should the app be too busy to watch or be gone:
 * its memory, its time on the processor, no dump of its memory, and first to go when the machine runs out of memory.
 * Each where the system knows it; nothing where there is no shell.
 */
export function heldBySystem({ memoryMegabytes, milliseconds }: ReadLimits): string[] {
  if (!existsSync(shell)) return [];
  const limits = [
    "ulimit -c 0",
    `ulimit -d ${addressMegabytes(memoryMegabytes) * 1024}`,
    `ulimit -t ${Math.ceil(milliseconds / 1000) * documents * threads}`,
    "echo 1000 > /proc/self/oom_score_adj",
  ];
  return [shell, "-c", `{ ${limits.join("; ")}; } 2>/dev/null; exec "$0" "$@"`];
}

/** Ends a process and whatever it has started, at once. */
export function killGroup(child: ChildProcess) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    // Gone already.
  }
}
