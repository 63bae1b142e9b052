import { log } from "../lib/log.ts";

/**
 * Runs a command; an error is printed in one line (with DEBUG set, with its stack), for a service as a line of its log
 * unless somebody is looking, and ends the process with 1.
 */
export async function reporting(command: () => Promise<unknown>, isService = false): Promise<void> {
  try {
    await command();
  } catch (error) {
    const brief = error instanceof Error && !process.env.DEBUG;
    if (brief && isService && !process.stderr.isTTY) log.error("cannot start", { problem: error.message });
    else console.error(brief ? error.message : error);
    process.exit(1);
  }
}
