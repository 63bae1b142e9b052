/** The environment is checked, and committed events begin to leave the outbox. */
export async function register() {
  // Node asks the system for each variable each time, and Inngest's SDK goes through all of them many times a call.
  process.env = { ...process.env };
  try {
    await import("@/lib/env");
    // From here on each request is met before Next sees it.
    await import("@/lib/access/entry");
    const { startTelemetry } = await import("@/lib/operating/start-telemetry");
    const { outliveResponse } = await import("@/lib/inngest/outlive-response");
    await startTelemetry(outliveResponse);
    const { startRelay } = await import("@/lib/inngest/start-relay");
    startRelay();
    const { startCounting } = await import("@/lib/live/start-counting");
    startCounting(outliveResponse);
    // The service goes on, and says that it is not ready: an older release may be serving the same database.
    const { tellMissingMigrations } = await import("@/lib/db/probe");
    const { log } = await import("@/lib/log");
    void tellMissingMigrations((problem) => log.error(problem));
  } catch (error) {
    // Next would go on and answer everything with 500.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
