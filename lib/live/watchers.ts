import { setTimeout as sleep } from "node:timers/promises";
import { activeSessions } from "@/lib/access/active-sessions";
import { Prisma } from "@/lib/db/generated/client";
import { asRelay } from "@/lib/db/relay";
import { log } from "@/lib/log";
import type { Counts } from "./change-counts";

export type Watcher = {
  organizationId: string;
  sessionId: string;
  /** The counts sent last. */
  counts: Counts;
  notifyWatchers: (counts: Counts) => void;
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
export function tell(organizationId: string, counts: Counts) {
  for (const watcher of watchers.all) {
    const { work, approvals } = watcher.counts;
    if (watcher.organizationId !== organizationId || (counts.work <= work && counts.approvals <= approvals))
      continue;
    watcher.counts = counts;
    watcher.notifyWatchers(counts);
  }
}

export function endAll() {
  for (const watcher of [...watchers.all]) watcher.end();
}

async function poll() {
  watchers.polling = true;
  while (watchers.all.size > 0) {
    await sleep(pollMs, undefined, { ref: false });
    try {
      await endSignedOut();
      for (const { organizationId, ...counts } of await countsOf(watchers.all)) tell(organizationId, counts);
    } catch (error) {
      log.error("changes cannot be looked for just now", error);
    }
  }
  watchers.polling = false;
}

async function endSignedOut() {
  const signedIn = await activeSessions([...watchers.all].map(({ sessionId }) => sessionId));
  for (const watcher of [...watchers.all])
    if (!signedIn.has(`${watcher.sessionId} ${watcher.organizationId}`)) watcher.end();
}

/** The counts of each organization with an open page here, in one statement. */
function countsOf(all: ReadonlySet<Watcher>) {
  const ids = [...new Set([...all].map(({ organizationId }) => organizationId))];
  return asRelay((db) =>
    db.$queryRaw<(Counts & { organizationId: string })[]>(Prisma.sql`
      SELECT "organizationId", work, approvals FROM "ChangeCount" WHERE "organizationId" = ANY(${ids}::uuid[])`),
  );
}
