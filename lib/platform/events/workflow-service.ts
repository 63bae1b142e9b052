import { env } from "@/lib/env";
import { say } from "@/lib/say";
import { noteDependency, notedOf } from "@/lib/platform/telemetry/dependencies";
import { probeEngine } from "./probe-engine";

/** How long the result of a check counts, in ms. */
const FRESH_MS = 2_000;

// On globalThis: Next loads a module once for pages and once for routes, and both send events.
const shared = globalThis as unknown as { shortlistEventsRefused?: { since: number; error: unknown } };

/** Notes that the workflow engine took events, or why it did not. */
export function recordEvents(error?: unknown) {
  if (error !== undefined) shared.shortlistEventsRefused ??= { since: performance.now(), error };
  else if (!shared.shortlistEventsRefused) return;
  else delete shared.shortlistEventsRefused;
  noteDependency("queue", error, "Work cannot be handed to the workflow engine: it waits.");
}

/** Why the last events could not be sent; undefined when they were. */
export const eventsRefused = () => shared.shortlistEventsRefused?.error;

/**
 * A message for people on why queued work is not being done; null while the workflow service works, as far as this
 * process knows. Never waits: an outdated check is started again, and the next call sees its result.
 */
export function workflowDelay(): string | null {
  void check();
  const engine = notedOf("engine");
  const since = Math.min(
    engine?.problem == null ? Infinity : engine.since,
    shared.shortlistEventsRefused?.since ?? Infinity,
  );
  if (since === Infinity) return null;
  const [day = "", time = ""] = new Date(Date.now() - performance.now() + since).toISOString().split("T");
  return say(
    "Waiting for the workflow service since {day} {time} UTC. Nothing is lost: work continues automatically once the service responds.",
    { day, time: time.slice(0, 5) },
  );
}

async function check() {
  const checkedAt = notedOf("engine")?.checkedAt ?? -Infinity;
  if (!env.INNGEST_EVENT_KEY || performance.now() - checkedAt < FRESH_MS) return;
  await probeEngine().then(
    () => noteDependency("engine"),
    (error: unknown) => noteDependency("engine", error),
  );
}
