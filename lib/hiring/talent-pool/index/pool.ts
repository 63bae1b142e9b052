import type { Postings } from "./posting-codec";
import type { Waiting } from "./unmerged-people";

/** The term whose lists contain every indexed candidate. */
export const wholePool = "";

/** A consistent snapshot of the part of an organization's index that one search needs. */
export type Pool = {
  /** By block: the lists of `wholePool` and of the requested terms, where they are not empty. */
  blocks: ReadonlyMap<number, ReadonlyMap<string, Postings>>;
  /** By candidate number: current terms, which replace those in the lists, as numbered by `termIds`. */
  delta: ReadonlyMap<number, Waiting>;
  termIds: ReadonlyMap<string, number>;
};
