import type { Exchange } from "./exchange";

const EVERY_MS = 2_000;

/** Runs the work, telling a client that asked to be told that it began and every two seconds that it goes on. */
export async function withProgress<T>(
  { progress, signal }: Exchange,
  title: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!progress) return work();
  const started = Date.now();
  const tell = (message: string) => {
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    // A client that has gone away hears nothing; the work itself notices by the signal.
    return signal.aborted ? Promise.resolve() : progress(seconds, message).catch(() => {});
  };
  await tell(`${title}: started`);
  const timer = setInterval(() => void tell(`${title}: still working`), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
