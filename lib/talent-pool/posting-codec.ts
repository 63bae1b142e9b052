/** Posting lists are cut where candidate numbers pass a multiple of this. */
export const blockSize = 65_536;
export const blockOf = (number: number) => Math.floor(number / blockSize);

/** One term's candidates in a block: offsets ascending, each once, with their impacts (1 to 255) in the same order. */
export type Postings = { offsets: Uint16Array; impacts: Uint8Array };

/** Ascending offsets as their gaps in LEB128: one byte each where a term is common, and there most postings are. */
export function packOffsets(offsets: Uint16Array): Uint8Array {
  const bytes = new Uint8Array(offsets.length * 3);
  let at = 0;
  let before = 0;
  for (const offset of offsets) {
    let gap = offset - before;
    before = offset;
    while (gap > 127) {
      bytes[at++] = (gap & 127) | 128;
      gap >>= 7;
    }
    bytes[at++] = gap;
  }
  return bytes.slice(0, at);
}

/** @throws when the bytes are not `count` packed offsets */
export function unpackOffsets(bytes: Uint8Array, count: number): Uint16Array {
  const offsets = new Uint16Array(count);
  let at = 0;
  let offset = 0;
  for (let i = 0; i < count; i++) {
    let byte = bytes[at++] as number;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      gap |= (byte & 127) << shift;
    }
    offsets[i] = offset += gap;
  }
  if (at !== bytes.length || offset >= blockSize) throw new Error("A posting list is damaged.");
  return offsets;
}

/** Whether an offset is listed. */
export function lists({ offsets }: Postings, offset: number): boolean {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return offsets[low] === offset;
}
