/** Resolves when somebody asks this process to end: Ctrl-C, SIGTERM, or its terminal going away. */
export const interrupted = new Promise<void>((resolve) => {
  let askedAt = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      askedAt ||= Date.now();
      resolve();
      // npm and the terminal both pass Ctrl-C on; only one given later is meant as "at once".
      if (signal === "SIGINT" && Date.now() - askedAt > 1_000) process.exit(130);
    });
  }
});

/** For commands that hold nothing: ends at once, and with us what we run. */
export function exitWhenInterrupted() {
  void interrupted.then(() => process.exit(130));
}
