import { eachTerm } from "./candidate-terms";

/** A candidate who waits to be merged. Without terms: no longer in the pool. */
export type Waiting = { revision: string; ids: Uint32Array; impacts: Uint8Array };

/**
 * A process's cache of an organization's delta. Terms are numbered, so that ten thousand candidates take a few
 * megabytes and are scored in milliseconds.
 */
export class UnmergedPeople {
  readonly people = new Map<number, Waiting>();
  /** Only grows, so that term numbers stay valid for searches that are running. */
  readonly termIds = new Map<string, number>();
  bytes = 0;

  keep(number: number, revision: string, written: string): Waiting {
    const ids: number[] = [];
    const impacts: number[] = [];
    eachTerm(written, (term, impact) => {
      ids.push(this.#idOf(term));
      impacts.push(impact);
    });
    const person = { revision, ids: Uint32Array.from(ids), impacts: Uint8Array.from(impacts) };
    this.forget(number);
    this.people.set(number, person);
    this.bytes += sizeOf(person);
    return person;
  }

  forget(number: number): void {
    const person = this.people.get(number);
    if (person && this.people.delete(number)) this.bytes -= sizeOf(person);
  }

  #idOf(term: string): number {
    const existing = this.termIds.get(term);
    if (existing !== undefined) return existing;
    // Copied, because a substring would keep the whole string in memory.
    const own = Buffer.from(term).toString();
    this.termIds.set(own, this.termIds.size);
    this.bytes += 2 * own.length + 60;
    return this.termIds.size - 1;
  }
}

const sizeOf = ({ ids }: Waiting) => 300 + 5 * ids.length;
