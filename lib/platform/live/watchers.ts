import { setTimeout as sleep } from "node:timers/promises";
import { activeSessions } from "@/lib/platform/access/active-sessions";
import type { ChangeCounts } from "@/lib/platform/access/commits";
import { log } from "@/lib/log";

export type Watcher = {
  organizationId: string;
  sessionId: string;
  /** The counts sent last. */
  counts: ChangeCounts;
  notify: (counts: ChangeCounts) => void;
  /** Called when the user has signed out or lost membership, or the server is about to stop. */
  end: () => void;
};

/** How often an instance polls for changes by others, once for all its open pages and only while it has some. */
const pollMs = 700;

// Next bundles the instrumentation separately from the routes: both need the same watchers.
const globals = globalThis as unknown as { shortlistWatchers?: { all: Set<Watcher>; polling: boolean } };
const watchers = (globals.shortlistWatchers ??= { all: new Set(), polling: false });

/** How many pages are open on this instance. */
export const countWatchers = () => watchers.all.size;

/** Tells a watcher of changes until the returned function is called. */
export function watch(watcher: Watcher): () => void {
  watchers.all.add(watcher);
  if (!watchers.polling) void poll();
  return () => watchers.all.delete(watcher);
}

/** Sends new counts to all watchers of an organization that do not have them yet. */
export function tell(organizationId: string, counts: ChangeCounts) {
  for (const watcher of watchers.all) if (watcher.organizationId === organizationId) tellOne(watcher, counts);
}

function tellOne(watcher: Watcher, counts: ChangeCounts) {
  const { work, approvals } = watcher.counts;
  if (counts.work <= work && counts.approvals <= approvals) return;
  watcher.counts = counts;
  watcher.notify(counts);
}

export function endAll() {
  for (const watcher of [...watchers.all]) watcher.end();
}

async function poll() {
  watchers.polling = true;
  while (watchers.all.size > 0) {
    await sleep(pollMs, undefined, { ref: false });
    try {
      // A page that opens during the query is not in its result.
      const watching = [...watchers.all];
      const active = await activeSessions(watching.map(({ sessionId }) => sessionId));
      for (const watcher of watching) {
        // Closed during the query.
        if (!watchers.all.has(watcher)) continue;
        const counts = active.get(`${watcher.sessionId} ${watcher.organizationId}`);
        if (counts) tellOne(watcher, counts);
        else watcher.end();
      }
    } catch (error) {
      log.error("changes cannot be looked for just now", error);
    }
  }
  watchers.polling = false;
}
