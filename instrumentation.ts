/** Runs once when a server starts: the environment is checked, and committed events begin to leave the outbox. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  await import("@/lib/env");
  const { startRelay } = await import("@/lib/inngest/start-relay");
  startRelay();
}
