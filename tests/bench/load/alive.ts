/**
 * Asks for one address from a thread of its own: in the one that floods the service, its own delay would be measured.
 */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Outcome, type Wish, arrive } from "./drive.ts";

type Task = { wish: Wish; perSecond: number; seconds: number };

export const arriveApart = (wish: Wish, perSecond: number, seconds: number) =>
  new Promise<Outcome>((resolve, reject) => {
    const task: Task = { wish, perSecond, seconds };
    new Worker(new URL(import.meta.url), { workerData: task }).once("message", resolve).once("error", reject);
  });

if (!isMainThread && parentPort) {
  const { wish, perSecond, seconds } = workerData as Task;
  parentPort.postMessage(await arrive(wish, perSecond, seconds));
}
