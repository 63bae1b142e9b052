import { eachTerm } from "./candidate-terms";
import { wholePool } from "./pool";
import { blockSize, unpackPostings } from "./posting-codec";
import { type PackedList, bucketOf, buckets } from "./stored-lists";

/** Candidates of one block who wait to be merged, inverted: their postings by bucket and term. */
export class Newcomers {
  readonly numbers: number[] = [];
  readonly revisions: string[] = [];
  /** 1 at the block's offset of each of these candidates. */
  readonly changed = new Uint8Array(blockSize);
  readonly #postings = Array.from({ length: buckets }, () => new Map<string, number[]>());

  /** Numbers have to be added in ascending order. */
  add(number: number, revision: string, written: string): void {
    this.numbers.push(number);
    this.revisions.push(revision);
    const offset = number % blockSize;
    this.changed[offset] = 1;
    if (written !== "") this.#post(wholePool, offset, 1);
    eachTerm(written, (term, impact) => this.#post(term, offset, impact));
  }

  /** Postings by term, ascending: offset * 256 + impact. */
  in(bucket: number): ReadonlyMap<string, readonly number[]> {
    return this.#postings[bucket] as Map<string, number[]>;
  }

  anyIn({ bytes, count }: PackedList): boolean {
    return unpackPostings(bytes, count).offsets.some((offset) => this.changed[offset] === 1);
  }

  #post(term: string, offset: number, impact: number) {
    const having = this.#postings[bucketOf(term)] as Map<string, number[]>;
    const list = having.get(term);
    if (list) list.push(offset * 256 + impact);
    else having.set(term, [offset * 256 + impact]);
  }
}
