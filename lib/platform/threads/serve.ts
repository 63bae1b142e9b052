import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { DomainError } from "@/lib/errors";
import type { Outcome, Task, ThreadData } from "./text-thread";

type Works = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Answers the tasks of a text thread, one by one, with the functions of their names. */
export function serve(works: Works) {
  // The thread that answers requests has priority. On other systems this would be that of the whole process.
  if (process.platform === "linux") setPriority((workerData as ThreadData).isDeferrable ? 19 : 10);
  parentPort?.on(
    "message",
    (task: Task) => void outcomeOf(works, task).then((outcome) => parentPort?.postMessage(outcome)),
  );
  parentPort?.postMessage("ready");
}

async function outcomeOf(works: Works, { name, args }: Task): Promise<Outcome> {
  try {
    const work = works[name] as ((...args: unknown[]) => unknown) | undefined;
    if (!work) throw new Error(`lib/doors/operating/text-program.ts has no ${name}.`);
    return { value: await work(...args) };
  } catch (error) {
    return { error, ...(error instanceof DomainError && { code: error.code }) };
  }
}
