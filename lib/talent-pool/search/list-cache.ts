import type { Postings } from "../index/posting-codec";
import { WaitingRoom } from "../index/waiting";

/** Of all organizations together: three bytes a posting, so the lists of about fifteen searches of a million people. */
const mostBytes = 256 * 1024 * 1024;
const overhead = 200;

type Entry = { version: number; postings: Postings | null; bytes: number };
type Shelf = { lists: Map<string, Entry>; listBytes: number; waiting: WaitingRoom };

const shelves = new Map<string, Shelf>();

function shelfOf(organizationId: string): Shelf {
  const existing = shelves.get(organizationId);
  if (existing) return existing;
  const shelf = { lists: new Map(), listBytes: 0, waiting: new WaitingRoom() };
  shelves.set(organizationId, shelf);
  return shelf;
}

const heldBy = ({ listBytes, waiting }: Shelf) => listBytes + waiting.bytes;
const keyOf = (block: number, term: string) => `${block}/${term}`;

/**
 * A list as it is in this version of its block; null when nobody has the term, undefined when it is not kept here.
 * A block's version changes with its lists, so that what is out of date is not found.
 */
export function keptList(organizationId: string, block: number, version: number, term: string) {
  const lists = shelves.get(organizationId)?.lists;
  const key = keyOf(block, term);
  const entry = lists?.get(key);
  if (entry?.version !== version) return undefined;
  lists?.delete(key);
  lists?.set(key, entry);
  return entry.postings;
}

export function keepList(
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

/** What was read of an organization's delta, as far as it still holds; to be added to in place by the reader. */
export function keptWaiting(organizationId: string, holds: ReadonlySet<number>): WaitingRoom {
  const shelf = shelfOf(organizationId);
  const { waiting } = shelf;
  for (const number of waiting.people.keys()) if (!holds.has(number)) waiting.forget(number);
  // The words of those who went are not kept for good; another search may still read by the old numbers.
  if (waiting.people.size === 0) shelf.waiting = new WaitingRoom();
  return shelf.waiting;
}

/**
 * Makes room: who holds most gives way, what it has not used for longest first. So no organization's searches push
 * out what another holds within its share.
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
      shelf.waiting = new WaitingRoom();
      shelves.delete(id);
    }
  }
}

/** Forgets everything: for measuring a search that starts from nothing. */
export function forgetLists() {
  shelves.clear();
}
