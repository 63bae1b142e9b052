/** Checks the environment, starts telemetry, and starts relaying committed events from the outbox. */
export async function register() {
  // Node asks the system on each read of a variable, and Inngest's SDK iterates over all of them many times per call.
  process.env = { ...process.env };
  try {
    const { env } = await import("@/lib/env");
    const { log, takeOverConsole } = await import("@/lib/log");
    if (env.NODE_ENV === "production") takeOverConsole();
    const { refuseUnsafeLogins, warnOfMissingMigrations } = await import("@/lib/platform/db/probe");
    if (env.NODE_ENV === "production") await refuseUnsafeLogins();
    // From here on lib/platform/access/entry intercepts each request before Next sees it.
    await import("@/lib/platform/access/entry");
    const { startTelemetry } = await import("@/lib/doors/operating/start-telemetry");
    const { outliveResponse } = await import("@/lib/doors/inngest/outlive-response");
    await startTelemetry(outliveResponse);
    const { startRelay } = await import("@/lib/doors/inngest/start-relay");
    startRelay();
    const { startCounting } = await import("@/lib/platform/live/start-counting");
    startCounting(outliveResponse);
    const { watchDependencies } = await import("@/lib/doors/operating/readiness");
    // A serverless instance sets no timer, which would keep it and the database awake.
    if (!env.VERCEL && !env.AWS_LAMBDA_FUNCTION_NAME) watchDependencies();
    // The service keeps running and reports that it is not ready: an older release may be serving the same database.
    void warnOfMissingMigrations((problem) => log.error(problem));
  } catch (error) {
    // Next would keep running and answer every request with 500.
    const problem = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${JSON.stringify({ level: "error", event: "cannot start", problem })}\n`);
    process.exit(1);
  }
}
