import { env } from "@/lib/env";
import { probeEngine } from "./probe-engine";
import { say } from "@/lib/say";

/** How long the result of a check counts, in ms. */
const FRESH_MS = 2_000;

type Activity = "answering" | "taking events";
// On globalThis: Next loads a module once for pages and once for routes, and both send events.
const shared = globalThis as unknown as {
  shortlistWorkflowService?: { failingSince: Map<Activity, Date>; checkedAt: number };
};
const service = (shared.shortlistWorkflowService ??= {
  failingSince: new Map<Activity, Date>(),
  checkedAt: -Infinity,
});

/** Notes whether the workflow service did what it was asked to do. */
export function recordWorkflowService(activity: Activity, works: boolean) {
  if (works) service.failingSince.delete(activity);
  else if (!service.failingSince.has(activity)) service.failingSince.set(activity, new Date());
}

/**
 * A message for people on why queued work is not being done; null while the workflow service works, as far as this
 * process knows. Never waits: an outdated check is started again, and the next call sees its result.
 */
export function workflowDelay(): string | null {
  void check();
  const [since] = [...service.failingSince.values()].sort((a, b) => Number(a) - Number(b));
  if (!since) return null;
  const [day = "", time = ""] = since.toISOString().split("T");
  return say(
    "Waiting for the workflow service since {day} {time} UTC. Nothing is lost: work continues automatically once the service responds.",
    { day, time: time.slice(0, 5) },
  );
}

async function check() {
  if (!env.INNGEST_EVENT_KEY || performance.now() - service.checkedAt < FRESH_MS) return;
  service.checkedAt = performance.now();
  const works = await probeEngine().then(
    () => true,
    () => false,
  );
  recordWorkflowService("answering", works);
}
