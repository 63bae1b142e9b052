import type { Postings } from "./posting-codec";
import type { Waiting } from "./waiting";

/** The term whose lists name everybody indexed. */
export const everybody = "";

/** The part of an organization's index that one search needs, as it was at one moment. */
export type Pool = {
  /** By block; each has the list of `everybody` and of the terms asked for, where anybody has them. */
  blocks: ReadonlyMap<number, ReadonlyMap<string, Postings>>;
  /** By candidate number: what holds instead of the lists, in terms as `termIds` numbers them. */
  delta: ReadonlyMap<number, Waiting>;
  termIds: ReadonlyMap<string, number>;
};
