import { setTimeout as sleep } from "node:timers/promises";
import { type Change, onChange } from "@/lib/platform/access/commits";
import { log } from "@/lib/log";
import { addChange } from "./change-counts";
import { endAll, tell } from "./watchers";

/** Pause between two counts, so that thousands of scored applications become a few counts. */
const pauseMs = 250;

/**
 * Counts the changes of this process, and tells the pages open here immediately; other instances notice them by the
 * count. Changes that a crash left uncounted show with the next one.
 */
export function startCounting(outlive: (work: Promise<void>) => void) {
  const pending = new Map<string, Set<Change>>();
  let running: Promise<void> | null = null;
  let lastCountAt = 0;
  onChange((organizationId, changed) => {
    pending.set(organizationId, new Set([...(pending.get(organizationId) ?? []), ...changed]));
    outlive((running ??= count()));
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, endAll);

  async function count() {
    try {
      while (pending.size > 0) {
        await sleep(Math.max(0, lastCountAt + pauseMs - Date.now()));
        lastCountAt = Date.now();
        const batch = [...pending];
        pending.clear();
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
