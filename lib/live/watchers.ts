import { setTimeout as sleep } from "node:timers/promises";
import { signedInStill } from "@/lib/access/signed-in-still";
import { Prisma } from "@/lib/db/generated/client";
import { asRelay } from "@/lib/db/relay";
import { log } from "@/lib/log";
import type { Counts } from "./change-counts";

export type Watcher = {
  organizationId: string;
  sessionId: string;
  /** What was told last. */
  counts: Counts;
  tell: (counts: Counts) => void;
  /** Signed out, no member any more, or the server is about to stop. */
  end: () => void;
};

/** How often an instance asks what others have changed, once for all of its open pages and only while it has some. */
const lookMs = 700;

// Next bundles the instrumentation apart from the routes: both speak of the same pages.
const globals = globalThis as unknown as { shortlistWatchers?: { all: Set<Watcher>; looking: boolean } };
const watchers = (globals.shortlistWatchers ??= { all: new Set(), looking: false });

/** How many pages are open here. */
export const countWatchers = () => watchers.all.size;

/** Tells of changes until it is called off. */
export function watch(watcher: Watcher): () => void {
  watchers.all.add(watcher);
  if (!watchers.looking) void look();
  return () => watchers.all.delete(watcher);
}

/** Tells everybody of an organization what the count is, unless they know. */
export function tell(organizationId: string, counts: Counts) {
  for (const watcher of watchers.all) {
    const { work, approvals } = watcher.counts;
    if (watcher.organizationId !== organizationId || (counts.work <= work && counts.approvals <= approvals))
      continue;
    watcher.counts = counts;
    watcher.tell(counts);
  }
}

export function endAll() {
  for (const watcher of [...watchers.all]) watcher.end();
}

async function look() {
  watchers.looking = true;
  while (watchers.all.size > 0) {
    await sleep(lookMs, undefined, { ref: false });
    try {
      await endThoseGone();
      for (const { organizationId, ...counts } of await countsOf(watchers.all)) tell(organizationId, counts);
    } catch (error) {
      log.error("changes cannot be looked for just now", error);
    }
  }
  watchers.looking = false;
}

async function endThoseGone() {
  const still = await signedInStill([...watchers.all].map(({ sessionId }) => sessionId));
  for (const watcher of [...watchers.all])
    if (!still.has(`${watcher.sessionId} ${watcher.organizationId}`)) watcher.end();
}

/** Of each organization that has an open page here, in one statement. */
function countsOf(all: ReadonlySet<Watcher>) {
  const ids = [...new Set([...all].map(({ organizationId }) => organizationId))];
  return asRelay((db) =>
    db.$queryRaw<(Counts & { organizationId: string })[]>(Prisma.sql`
      SELECT "organizationId", work, approvals FROM "ChangeCount" WHERE "organizationId" = ANY(${ids}::uuid[])`),
  );
}
