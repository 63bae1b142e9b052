import type { english } from "./en/english";
import type { Phrases } from "./phrases";

type English = typeof english;
/** Protected grounds that no criterion may ask for, and proxies for them; the first match gives the reason. */
export type Ground = keyof English["grounds"]["anywhere"];
type Grounds = Partial<Record<Ground, Phrases>>;

/**
 * All data about a language: the same lists as English, whose folder documents each of them. To add a language, add a
 * folder like the others and a line in languages.ts.
 */
export type Language = Omit<English, "people" | "grounds"> & {
  /** Nationalities missing from the shared demonyms, in the form before a noun. */
  people: English["people"] & { nationalities?: string };
  grounds: Omit<English["grounds"], "alone" | "anywhere"> & { alone: Grounds; anywhere: Grounds };
};
