/** The environment is checked, and committed events begin to leave the outbox. */
export async function register() {
  try {
    await import("@/lib/env");
    // From here on each request is met before Next sees it.
    await import("@/lib/access/entry");
    const { startRelay } = await import("@/lib/inngest/start-relay");
    startRelay();
  } catch (error) {
    // Next would go on and answer everything with 500.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
