/** Runs a command; an error is printed in one line (with DEBUG set, with its stack) and ends the process with 1. */
export async function reporting(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const brief = error instanceof Error && !process.env.DEBUG;
    console.error(brief ? error.message : error);
    process.exit(1);
  }
}
