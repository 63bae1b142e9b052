import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { DomainError } from "@/lib/errors";
import { workNamed } from "./in-thread";
import type { Outcome, Task, ThreadData } from "./text-thread";

/** Answers the tasks of a text thread, one by one. */
export function serve() {
  // The thread that answers requests has priority. On other systems this would be that of the whole process.
  if (process.platform === "linux") setPriority((workerData as ThreadData).isDeferrable ? 19 : 10);
  parentPort?.on(
    "message",
    (task: Task) => void outcomeOf(task).then((outcome) => parentPort?.postMessage(outcome)),
  );
  parentPort?.postMessage("ready");
}

async function outcomeOf({ name, args }: Task): Promise<Outcome> {
  try {
    const work = workNamed(name);
    if (!work) throw new Error(`lib/operating/text-program.ts does not import ${name}.`);
    return { value: await work(...args) };
  } catch (error) {
    return { error, ...(error instanceof DomainError && { code: error.code }) };
  }
}
