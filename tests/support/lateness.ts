import { setTimeout as sleep } from "node:timers/promises";
import type { TestApp } from "./app";

/** Milliseconds until an app passes its health check; Infinity when it fails. */
async function untilAnswered({ url }: TestApp): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/health`).catch(() => null);
  return answer?.ok ? performance.now() - startedAt : Infinity;
}

/**
 * Polls an app's health check, and records by how many milliseconds each answer came later than that of an idle
 * instance on the same machine, polled at the same time: what delays both is not the app's fault.
 * @param onPoll called after each answer
 * @returns a function that stops and returns the delays in ascending order, Infinity for failed checks
 */
export function watchLateness(app: TestApp, idle: TestApp, onPoll?: () => void): () => Promise<number[]> {
  const late: number[] = [];
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const [waited, idleWaited] = await Promise.all([untilAnswered(app), untilAnswered(idle)]);
      late.push(waited === Infinity ? Infinity : waited - Math.min(idleWaited, waited));
      onPoll?.();
      await sleep(100);
    }
  })();
  return async () => {
    stopped = true;
    await watching;
    return late.sort((a, b) => a - b);
  };
}
