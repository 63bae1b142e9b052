import { existsSync } from "node:fs";
import type { ReadLimits } from "../limits";

const shell = "/bin/sh";
/** Node reserves a gigabyte and WebAssembly twice what it uses: the system counts reserved memory as well. */
const addressMegabytes = (memoryMegabytes: number) => 1024 + 2 * memoryMegabytes;
/** Node uses several threads: CPU seconds allowed per second of wall-clock time. */
const threads = 4;
/** A process is replaced once it has read for one document's time limit; its last document adds up to one more. */
const documents = 2;

/**
 * The command prefix that makes the operating system limit a process, in case the app is too busy to watch it or has
 * ended: limits memory and CPU time, disables core dumps, and makes it the first to be killed when memory runs out.
 * Limits that the system does not support are skipped; empty where there is no shell.
 */
export function systemLimits({ memoryMegabytes, milliseconds }: ReadLimits): string[] {
  if (!existsSync(shell)) return [];
  const limits = [
    "ulimit -c 0",
    `ulimit -d ${addressMegabytes(memoryMegabytes) * 1024}`,
    `ulimit -t ${Math.ceil(milliseconds / 1000) * documents * threads}`,
    "echo 1000 > /proc/self/oom_score_adj",
  ];
  return [shell, "-c", `{ ${limits.join("; ")}; } 2>/dev/null; exec "$0" "$@"`];
}
