import { type Postings, blockSize } from "../index/posting-codec";

/** A term's list in a block and what it counts for. */
type Weighted = { list: Postings; weight: number };

/** What scoring a block works with; one for each search, because searches take turns. */
export const workspace = () => ({ scores: new Int32Array(blockSize), hopeful: new Uint16Array(blockSize) });
type Workspace = ReturnType<typeof workspace>;

/**
 * Looking up costs some ten times what adding does. What is left to add when looking up begins may be no more than this
 * part of what is needed, so that few are close enough to be looked up. Measured: between 0.3 and 0.5 it matters little.
 */
const lookUpBelow = 0.4;

/**
 * Adds up lists, weightiest first, and returns the offsets that come to `least` or more (which is above 0), ascending;
 * their sums stand in `scores`. Exact: as soon as what is left to add cannot bring in anybody who is not close already,
 * the rest, which is mostly what everybody says, is looked up for those who are.
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

/** Both ascending: each is searched for from where the one before was. */
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
