import { interrupted } from "./interruption.ts";
import type { Running } from "./launch.ts";

/** Resolves when somebody stopped us, or the app ended by itself, and all is down; with the exit code that says which. */
export async function stopped(running: Running): Promise<number> {
  const ended = await Promise.race([interrupted.then(() => null), running.exited]);
  if (ended !== null) console.error(`The app ended by itself (exit code ${ended}).`);
  await running.stop();
  return ended === null ? 0 : ended || 1;
}

/** Stays up until then, and exits. `code` is the exit code of an orderly stop. */
export async function untilStopped(running: Running, code = 0): Promise<never> {
  process.exit((await stopped(running)) || code);
}
