import { env } from "@/lib/env";
import { probeEngine } from "./probe-engine";
import { say } from "@/lib/say";

/** How long a look at the service counts, in ms. */
const FRESH_MS = 2_000;

type Doing = "answering" | "taking events";
// Kept beside the process: Next loads a module once for pages and once for routes, and events leave from either.
const shared = globalThis as unknown as {
  shortlistWorkflowService?: { failingSince: Map<Doing, Date>; lookedAt: number };
};
const service = (shared.shortlistWorkflowService ??= {
  failingSince: new Map<Doing, Date>(),
  lookedAt: -Infinity,
});

/** Notes whether the workflow service did what was asked of it. */
export function noteWorkflowService(doing: Doing, well: boolean) {
  if (well) service.failingSince.delete(doing);
  else if (!service.failingSince.has(doing)) service.failingSince.set(doing, new Date());
}

/**
 * Why work that was handed on is not being done, in words for people; null while the workflow service is well, as far
 * as this process knows. Never waits: a look that is too old is begun anew, and the next call knows more.
 */
export function workflowDelay(): string | null {
  void look();
  const [since] = [...service.failingSince.values()].sort((a, b) => Number(a) - Number(b));
  if (!since) return null;
  const [day = "", time = ""] = since.toISOString().split("T");
  return say(
    "Waiting for the workflow service since {day} {time} UTC. Nothing is lost: it goes on by itself once the service answers.",
    { day, time: time.slice(0, 5) },
  );
}

async function look() {
  if (!env.INNGEST_EVENT_KEY || performance.now() - service.lookedAt < FRESH_MS) return;
  service.lookedAt = performance.now();
  const well = await probeEngine().then(
    () => true,
    () => false,
  );
  noteWorkflowService("answering", well);
}
