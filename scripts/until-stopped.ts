import { interrupted } from "./interruption.ts";
import type { Running } from "./launch.ts";

/** Resolves when somebody stopped us and all is down. What ends by itself, the launcher has started again. */
export async function stopped(running: Running): Promise<void> {
  await interrupted;
  await running.stop();
}

/** Stays up until then, and exits with `code`. */
export async function untilStopped(running: Running, code = 0): Promise<never> {
  await stopped(running);
  process.exit(code);
}
