import type { Reading } from "../reading/reading";
import type { Term } from "@/lib/language/terms";
import { type Found, findPhrase, least, nothing, whole } from "./find-phrase";

/** What the smallest part that counts is worth. */
const smallest = 0.4;
/** What one line only shows is worth a little less than what a second line bears out. */
export const onceWorth = 0.97;
/** A skill named outside dated work is claimed, not shown, however often it is named. */
export const claimedWorth = 0.75;

/** What finding a share of a phrase is worth, 0 to 1. */
export function credit(share: number): number {
  if (share >= whole) return 1;
  if (share < least) return 0;
  return smallest + ((1 - smallest) * (share - least)) / (whole - least);
}

/** The best any spelling of a thing does, anywhere and inside dated work. */
export function findAny(reading: Reading, spellings: Term[][]): Found {
  let found = nothing;
  for (const terms of spellings) {
    const one = findPhrase(reading, terms);
    const anywhere = one.share > found.share ? one : found;
    const worked = one.workedShare > found.workedShare ? one : found;
    found = {
      ...anywhere,
      workedShare: worked.workedShare,
      workedLine: worked.workedLine,
      lines: Math.max(found.lines, one.lines),
      titleLine: found.titleLine < 0 ? one.titleLine : found.titleLine,
    };
  }
  return found;
}
