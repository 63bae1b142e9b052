import { interrupted } from "./interruption.ts";
import type { Running } from "./launch.ts";

/** Resolves after an interruption, once everything is stopped. The launcher restarts processes that just end. */
export async function stopped(running: Running): Promise<void> {
  await interrupted;
  await running.stop();
}

/** Keeps running until then, and exits with `code`. */
export async function untilStopped(running: Running, code = 0): Promise<never> {
  await stopped(running);
  process.exit(code);
}
