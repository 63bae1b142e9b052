import type { ProgressNotification, ProgressToken } from "@modelcontextprotocol/server";
import type { Exchange } from "./exchange";

/** Reports progress under the token that the client gave; null when it gave none. */
export const progressTo = (
  progressToken: ProgressToken | undefined,
  notify: (notification: ProgressNotification) => Promise<void>,
): Exchange["progress"] =>
  progressToken === undefined
    ? null
    : (progress, message, total) =>
        notify({ method: "notifications/progress", params: { progressToken, progress, total, message } });

const EVERY_MS = 2_000;

/** Runs `work` and, if the client asked for progress, reports its start and every two seconds that it continues. */
export async function withProgress<T>(
  { progress, signal }: Exchange,
  title: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!progress) return work();
  const started = Date.now();
  const report = (message: string) => {
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    // A disconnected client gets no more messages; the work itself checks the signal.
    return signal.aborted ? Promise.resolve() : progress(seconds, message).catch(() => {});
  };
  await report(`${title}: started`);
  const timer = setInterval(() => void report(`${title}: still working`), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
