import type { Postings } from "../index/posting-codec";
import { UnmergedPeople } from "../index/unmerged-people";

/** For all organizations together. At three bytes a posting: the lists of some 15 searches of a million people. */
const mostBytes = 256 * 1024 * 1024;
const overhead = 200;

type Entry = { version: number; postings: Postings | null; bytes: number };
type Shelf = { lists: Map<string, Entry>; listBytes: number; waiting: UnmergedPeople };

const shelves = new Map<string, Shelf>();

function shelfOf(organizationId: string): Shelf {
  const existing = shelves.get(organizationId);
  if (existing) return existing;
  const shelf = { lists: new Map(), listBytes: 0, waiting: new UnmergedPeople() };
  shelves.set(organizationId, shelf);
  return shelf;
}

const heldBy = ({ listBytes, waiting }: Shelf) => listBytes + waiting.bytes;
const keyOf = (block: number, term: string) => `${block}/${term}`;

/**
 * The cached list for this version of its block; null when nobody has the term, undefined when it is not cached. A
 * block's version changes with its lists, so that outdated lists are not returned.
 */
export function cachedList(organizationId: string, block: number, version: number, term: string) {
  const lists = shelves.get(organizationId)?.lists;
  const key = keyOf(block, term);
  const entry = lists?.get(key);
  if (entry?.version !== version) return undefined;
  lists?.delete(key);
  lists?.set(key, entry);
  return entry.postings;
}

export function cacheList(
  organizationId: string,
  block: number,
  version: number,
  term: string,
  postings: Postings | null,
) {
  const shelf = shelfOf(organizationId);
  const key = keyOf(block, term);
  const bytes = overhead + 3 * (postings?.offsets.length ?? 0);
  shelf.listBytes += bytes - (shelf.lists.get(key)?.bytes ?? 0);
  shelf.lists.delete(key);
  shelf.lists.set(key, { version, postings, bytes });
}

/** The cached delta of an organization, without people who are no longer in it; the reader adds to it in place. */
export function cachedDelta(organizationId: string, current: ReadonlySet<number>): UnmergedPeople {
  const shelf = shelfOf(organizationId);
  const { waiting } = shelf;
  for (const number of waiting.people.keys()) if (!current.has(number)) waiting.forget(number);
  // A new one, so that old terms do not pile up; another search may still be using the old term numbers.
  if (waiting.people.size === 0) shelf.waiting = new UnmergedPeople();
  return shelf.waiting;
}

/**
 * Evicts entries until the cache fits: from the organization that uses most, least recently used first. So no
 * organization's searches evict what another one caches within its share.
 */
export function makeRoom(most = mostBytes): void {
  const holders = [...shelves].map(([id, shelf]) => ({ id, shelf }));
  for (let held = holders.reduce((sum, { shelf }) => sum + heldBy(shelf), 0); held > most;) {
    const { id, shelf } = holders.reduce((a, b) => (heldBy(b.shelf) > heldBy(a.shelf) ? b : a));
    const [oldest] = shelf.lists;
    if (oldest) {
      const [key, { bytes }] = oldest;
      shelf.lists.delete(key);
      shelf.listBytes -= bytes;
      held -= bytes;
    } else {
      held -= heldBy(shelf);
      shelf.waiting = new UnmergedPeople();
      shelves.delete(id);
    }
  }
}

/** Clears the cache: for measuring a search without it. */
export function clearLists() {
  shelves.clear();
}
