import { interrupted } from "./interruption.ts";
import type { Running } from "./launch.ts";

/**
 * Keeps the process up until somebody stops it, or the app ends by itself; then stops everything in order and
 * exits. `code` is the exit code of an orderly stop.
 */
export async function untilStopped(running: Running, code = 0): Promise<never> {
  const ended = await Promise.race([interrupted.then(() => null), running.exited]);
  if (ended !== null) console.error(`The app ended by itself (exit code ${ended}).`);
  await running.stop();
  process.exit(ended === null ? code : ended || 1);
}
