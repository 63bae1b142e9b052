/** How many candidate numbers a block covers; posting lists are split into blocks. */
export const blockSize = 65_536;
export const blockOf = (number: number) => Math.floor(number / blockSize);

/** One term's candidates in a block: unique ascending offsets, with their impacts (1 to 255) in the same order. */
export type Postings = { offsets: Uint16Array; impacts: Uint8Array };

/** From this many postings on, a bitmap of the block is never larger than the gaps, of a byte or two each. */
const bitmapFrom = blockSize / 8;

/** The most bytes that a packed list takes. */
export const mostPacked = blockSize / 8 + blockSize;

/**
 * Writes a list at `at` and returns where it ends: offsets as gaps in LEB128, or as a bitmap where they are many;
 * then the impacts.
 */
export function packPostings({ offsets, impacts }: Postings, out: Uint8Array, at: number): number {
  const end = offsets.length < bitmapFrom ? packGaps(offsets, out, at) : packBitmap(offsets, out, at);
  out.set(impacts, end);
  return end + impacts.length;
}

/** @throws when the bytes are not `count` packed postings */
export function unpackPostings(bytes: Uint8Array, count: number): Postings {
  const offsets = new Uint16Array(count);
  const end = count < bitmapFrom ? unpackGaps(bytes, offsets) : unpackBitmap(bytes, offsets);
  if (end + count !== bytes.length) throw damaged();
  return { offsets, impacts: Uint8Array.prototype.slice.call(bytes, end) };
}

const damaged = () => new Error("A posting list is damaged.");

function packGaps(offsets: Uint16Array, out: Uint8Array, start: number): number {
  let at = start;
  let before = 0;
  for (const offset of offsets) {
    let gap = offset - before;
    before = offset;
    while (gap > 127) {
      out[at++] = (gap & 127) | 128;
      gap >>= 7;
    }
    out[at++] = gap;
  }
  return at;
}

function unpackGaps(bytes: Uint8Array, offsets: Uint16Array): number {
  let at = 0;
  let offset = 0;
  for (let i = 0; i < offsets.length; i++) {
    let byte = bytes[at++] as number;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      gap |= (byte & 127) << shift;
    }
    offsets[i] = offset += gap;
  }
  if (offset >= blockSize) throw damaged();
  return at;
}

function packBitmap(offsets: Uint16Array, out: Uint8Array, start: number): number {
  const end = start + blockSize / 8;
  out.fill(0, start, end);
  for (const offset of offsets) {
    const at = start + (offset >> 3);
    out[at] = (out[at] as number) | (1 << (offset & 7));
  }
  return end;
}

function unpackBitmap(bytes: Uint8Array, offsets: Uint16Array): number {
  let count = 0;
  for (let at = 0; at < blockSize / 8; at++)
    for (let byte = bytes[at] as number; byte > 0; byte &= byte - 1)
      offsets[count++] = at * 8 + 31 - Math.clz32(byte & -byte);
  if (count !== offsets.length) throw damaged();
  return blockSize / 8;
}

/** Whether an offset is listed. */
export function lists({ offsets }: Postings, offset: number): boolean {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return offsets[low] === offset;
}
