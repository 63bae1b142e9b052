import type { Terms } from "./candidate-terms";
import type { Postings } from "./posting-codec";

/** Of all organizations together: three bytes a posting, so the lists of about thirty million candidates' terms. */
const mostBytes = 256 * 1024 * 1024;
const overhead = 200;

type Entry = { postings: Postings | null; bytes: number };

const entries = new Map<string, Entry>();
let held = 0;

const keyOf = (organizationId: string, block: number, version: number, term: string) =>
  `${organizationId}/${block}/${version}/${term}`;

/**
 * A list as it is in this version of its block; null when nobody has the term, undefined when it is not kept here.
 * A block's version changes with its lists, so what is out of date is not found and in time pushed out.
 */
export function keptList(organizationId: string, block: number, version: number, term: string) {
  const key = keyOf(organizationId, block, version, term);
  const entry = entries.get(key);
  if (!entry) return undefined;
  entries.delete(key);
  entries.set(key, entry);
  return entry.postings;
}

export function keepList(
  organizationId: string,
  block: number,
  version: number,
  term: string,
  postings: Postings | null,
) {
  const key = keyOf(organizationId, block, version, term);
  const bytes = overhead + 3 * (postings?.offsets.length ?? 0);
  held += bytes - (entries.get(key)?.bytes ?? 0);
  entries.delete(key);
  entries.set(key, { postings, bytes });
  for (const [oldest, entry] of entries) {
    if (held <= mostBytes) break;
    entries.delete(oldest);
    held -= entry.bytes;
  }
}

type Kept = { revision: string; terms: Terms };

/** Organizations whose deltas are kept. */
const mostDeltas = 20;
const deltas = new Map<string, Map<number, Kept>>();

/** What was read of an organization's delta; to be changed in place by the reader. */
export function keptDelta(organizationId: string): Map<number, Kept> {
  const kept = deltas.get(organizationId) ?? new Map<number, Kept>();
  deltas.delete(organizationId);
  deltas.set(organizationId, kept);
  for (const oldest of deltas.keys()) if (deltas.size > mostDeltas) deltas.delete(oldest);
  return kept;
}

/** Forgets everything: for measuring a search that starts from nothing. */
export function forgetLists() {
  entries.clear();
  deltas.clear();
  held = 0;
}
