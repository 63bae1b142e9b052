import type { Newcomers } from "./newcomers";
import { blockSize, mostPacked, packPostings, unpackPostings } from "./posting-codec";
import type { Bucket, PackedList } from "./stored-lists";

/** Buffers, shared by all calls: lists are many and mostly short. */
const offsets = new Uint16Array(blockSize);
const impacts = new Uint8Array(blockSize);
const packed = new Uint8Array(mostPacked);

/**
 * A bucket's lists with the newcomers' postings replaced by their current ones; null when nothing changes. Unless
 * some newcomers are listed already (`relisted`), only the lists of their own terms are changed.
 */
export function mergeBucket(
  before: Bucket,
  newcomers: Newcomers,
  bucket: number,
  relisted: boolean,
): Bucket | null {
  const fresh = newcomers.in(bucket);
  if (!relisted && fresh.size === 0) return null;
  const after: Bucket = new Map();
  for (const [term, list] of before) {
    const own = fresh.get(term);
    const next = own || relisted ? merged(list, newcomers.changed, own ?? []) : list;
    if (next.count > 0) after.set(term, next);
  }
  const none = { count: 0, bytes: new Uint8Array() };
  for (const [term, own] of fresh)
    if (!before.has(term)) after.set(term, merged(none, newcomers.changed, own));
  return after;
}

function merged(list: PackedList, changed: Uint8Array, fresh: readonly number[]): PackedList {
  const before = unpackPostings(list.bytes, list.count);
  let count = 0;
  let next = 0;
  for (let i = 0; i < list.count; i++) {
    const offset = before.offsets[i] as number;
    if (changed[offset] === 1) continue;
    for (; next < fresh.length && (fresh[next] as number) >> 8 < offset; next++)
      put(count++, fresh[next] as number);
    offsets[count] = offset;
    impacts[count++] = before.impacts[i] as number;
  }
  for (; next < fresh.length; next++) put(count++, fresh[next] as number);
  const end = packPostings(
    { offsets: offsets.subarray(0, count), impacts: impacts.subarray(0, count) },
    packed,
    0,
  );
  return { count, bytes: packed.slice(0, end) };
}

function put(at: number, posting: number) {
  offsets[at] = posting >> 8;
  impacts[at] = posting & 255;
}
