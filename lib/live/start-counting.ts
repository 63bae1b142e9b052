import { setTimeout as sleep } from "node:timers/promises";
import { type Change, onChange } from "@/lib/access/commits";
import { log } from "@/lib/log";
import { addChange } from "./change-counts";
import { endAll, tell } from "./watchers";

/** Between two counts: thousands of applications that are scored are a few of them. */
const pauseMs = 250;

/**
 * Counts what this process changes, and tells the pages that are open here at once; those of other instances notice by
 * the count. What a crash leaves uncounted shows with the next change.
 */
export function startCounting(outlive: (work: Promise<void>) => void) {
  const waiting = new Map<string, Set<Change>>();
  let running: Promise<void> | null = null;
  let counted = 0;
  onChange((organizationId, changed) => {
    waiting.set(organizationId, new Set([...(waiting.get(organizationId) ?? []), ...changed]));
    outlive((running ??= count()));
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, endAll);

  async function count() {
    try {
      while (waiting.size > 0) {
        await sleep(Math.max(0, counted + pauseMs - Date.now()));
        counted = Date.now();
        const batch = [...waiting];
        waiting.clear();
        for (const [organizationId, changed] of batch)
          tell(organizationId, await addChange(organizationId, changed));
      }
    } catch (error) {
      log.error("a change could not be counted; open pages notice it with the next", error);
    } finally {
      running = null;
    }
  }
}
