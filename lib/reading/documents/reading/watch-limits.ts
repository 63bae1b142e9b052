import { type ChildProcess, execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { ReadFailure } from "../document";
import type { ReadLimits } from "../limits";

type Watched = Pick<ReadLimits, "milliseconds"> & Partial<Pick<ReadLimits, "memoryMegabytes">>;

/** Linux reports memory use within microseconds; elsewhere another process has to be started for it. */
const watchMilliseconds = process.platform === "linux" ? 50 : 250;

/** Watches the time and memory of a process. `broken` resolves with the first limit that it exceeds. */
export function watchLimits(
  { pid }: ChildProcess,
  { milliseconds, memoryMegabytes = Infinity }: Watched,
): { broken: Promise<ReadFailure>; forget: () => void } {
  const { promise: broken, resolve } = Promise.withResolvers<ReadFailure>();
  const checkMemory = async () => {
    if ((await residentMegabytes(pid)) > memoryMegabytes) resolve("too_complex");
  };
  const clock = setTimeout(() => resolve("timed_out"), milliseconds);
  const watch = setInterval(() => void checkMemory(), watchMilliseconds);
  const forget = () => {
    clearTimeout(clock);
    clearInterval(watch);
  };
  return { broken, forget };
}

/** The resident memory of a process; 0 when it has ended or the system does not report it. */
async function residentMegabytes(pid = 0): Promise<number> {
  try {
    if (process.platform === "linux") {
      const status = await readFile(`/proc/${pid}/status`, "latin1");
      return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
    }
    const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
    return Number(stdout) / 1024;
  } catch {
    return 0;
  }
}
