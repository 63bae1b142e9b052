import type { english } from "./en/english";
import type { Phrases } from "./phrases";

type English = typeof english;
/** What no criterion may ask for, and what stands in for it; the first that is found gives the reason. */
export type Ground = keyof English["grounds"]["anywhere"];
type Grounds = Partial<Record<Ground, Phrases>>;

/**
 * All the product knows of a language, as data: lists like those of English, whose folder says what each is for. To
 * add one: a folder like the others, its line in languages.ts.
 */
export type Language = Omit<English, "stems" | "people" | "grounds"> & {
  stems?: English["stems"];
  /** Nationalities that are not among the demonyms every language has, as they stand before a noun. */
  people: English["people"] & { nationalities?: string };
  grounds: Omit<English["grounds"], "alone" | "anywhere"> & { alone: Grounds; anywhere: Grounds };
};
