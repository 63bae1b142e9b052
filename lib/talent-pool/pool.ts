import type { Terms } from "./candidate-terms";
import type { Postings } from "./posting-codec";

/** The term whose lists name everybody indexed. */
export const everybody = "";

/** The part of an organization's index that one search needs, as it was at one moment. */
export type Pool = {
  /** By block; each has the list of `everybody` and of the terms asked for, where anybody has them. */
  blocks: ReadonlyMap<number, ReadonlyMap<string, Postings>>;
  /** By candidate number: what holds instead of the lists. Empty terms: not in the pool any more. */
  delta: ReadonlyMap<number, Terms>;
};
