import { type Postings, blockSize } from "../index/posting-codec";

/** A term's list in a block, and its weight. */
type Weighted = { list: Postings; weight: number };

/** Buffers for scoring blocks; one set per search, because searches interleave. */
export const workspace = () => ({ scores: new Int32Array(blockSize), hopeful: new Uint16Array(blockSize) });
type Workspace = ReturnType<typeof workspace>;

/**
 * A lookup costs about ten times an addition. Lookups begin when the remaining lists can add less than this part of
 * `least`, so that few candidates are close enough to need them. Measured: between 0.3 and 0.5 it matters little.
 */
const lookUpBelow = 0.4;

/**
 * Adds up lists, weightiest first, and returns the offsets whose sums reach `least` (which is above 0), ascending;
 * the sums are in `scores`. Exact: once the remaining lists cannot lift anybody to `least` who is not close already,
 * these lists, which are mostly those of common terms, are only looked up for the candidates who are close.
 */
export function scoreBlock(
  { scores, hopeful }: Workspace,
  lists: readonly Weighted[],
  least: number,
): Uint16Array {
  scores.fill(0);
  /** The most that this list and those after it can add. */
  const rest = lists.map(({ weight }) => 255 * weight);
  for (let i = rest.length - 2; i >= 0; i--) (rest[i] as number) += rest[i + 1] as number;
  let next = 0;
  for (; next < lists.length && (rest[next] as number) >= least * lookUpBelow; next++)
    add(scores, lists[next] as Weighted);
  let left = 0;
  const far = least - (rest[next] ?? 0);
  for (let offset = 0; offset < blockSize; offset++)
    if ((scores[offset] as number) >= far) hopeful[left++] = offset;
  for (; next < lists.length; next++) {
    lookUp(scores, hopeful.subarray(0, left), lists[next] as Weighted);
    left = sift(scores, hopeful, left, least - (rest[next + 1] ?? 0));
  }
  return hopeful.subarray(0, left);
}

function add(scores: Int32Array, { list: { offsets, impacts }, weight }: Weighted) {
  for (let i = 0; i < offsets.length; i++) {
    const at = offsets[i] as number;
    scores[at] = (scores[at] as number) + weight * (impacts[i] as number);
  }
}

/** Both are ascending: each search starts where the one before ended. */
function lookUp(scores: Int32Array, wanted: Uint16Array, { list: { offsets, impacts }, weight }: Weighted) {
  let low = 0;
  for (const at of wanted) {
    let step = 1;
    while (low + step < offsets.length && (offsets[low + step] as number) < at) step *= 2;
    let high = Math.min(low + step, offsets.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] as number) < at) low = middle + 1;
      else high = middle;
    }
    if (offsets[low] === at) scores[at] = (scores[at] as number) + weight * (impacts[low] as number);
  }
}

function sift(scores: Int32Array, hopeful: Uint16Array, count: number, far: number): number {
  let left = 0;
  for (let i = 0; i < count; i++) {
    const offset = hopeful[i] as number;
    if ((scores[offset] as number) >= far) hopeful[left++] = offset;
  }
  return left;
}
