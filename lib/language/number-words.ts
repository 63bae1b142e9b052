import type { Phrases } from "./phrases";

/** How a language counts, and how it states a length of time. */
export type NumberWords = {
  /** One, two, three … in order; "a|one" where a number has two names. */
  names: string;
  years: Phrases;
  months: Phrases;
  /** What may stand between a number and its unit: "5 or more years", "two full years". */
  orMore: Phrases;
  /** The two ends of a range, each "#": "# to #". */
  ranges: Phrases;
  /** What makes a number of years an age. */
  age: Phrases;
  /** What a number of months is stated of; a probation of six months is no time at work. */
  experience: Phrases;
};
