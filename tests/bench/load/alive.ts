/**
 * Sends requests to one URL from a worker thread: in the thread that floods the service, its own delay would count.
 */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Outcome, type Target, arrive } from "./drive.ts";

type Task = { target: Target; perSecond: number; seconds: number };

export const arriveFromWorker = (target: Target, perSecond: number, seconds: number) =>
  new Promise<Outcome>((resolve, reject) => {
    const task: Task = { target, perSecond, seconds };
    new Worker(new URL(import.meta.url), { workerData: task }).once("message", resolve).once("error", reject);
  });

if (!isMainThread && parentPort) {
  const { target, perSecond, seconds } = workerData as Task;
  parentPort.postMessage(await arrive(target, perSecond, seconds));
}
