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

/** For commands without clean-up: exits immediately, and ends what we run as well. */
export function exitWhenInterrupted() {
  void interrupted.then(() => process.exit(130));
}
