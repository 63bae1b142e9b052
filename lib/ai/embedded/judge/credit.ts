import { least, whole } from "./find-phrase";

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
