import type { Phrases } from "./phrases";

/** What no criterion may ask for, and what stands in for it; the first that is found gives the reason. */
export const grounds = [
  "age",
  "graduation",
  "sex",
  "native",
  "origin",
  "religion",
  "health",
  "family",
  "orientation",
  "politics",
  "looks",
  "home",
  "school",
  "beginners",
  "gaps",
  "background",
] as const;
export type Ground = (typeof grounds)[number];

/**
 * How a language names what no criterion may ask for. In these phrases `{age}` stands for a number of years that is a
 * person's age, `{year}` for a year, `{language}` for what is a language and a nationality ("German"), `{nation}` for
 * what is only a nationality ("Swiss", "Deutsche"), `{place}` for a town or a country. Brackets read as spaces, and
 * hyphens between letters may.
 */
export type GroundWords = {
  /** What begins a promise to treat everyone alike: the rest of the sentence names grounds and asks for none. */
  promises: Phrases;
  /** What only sounds like a ground: a race condition, a single sign-on. Nobody is looked for with it. */
  harmless: Phrases;
  /** Words that fold to another language's: they are harmless as they are typed. English "manner" is no "Männer". */
  asTyped: Phrases;
  /** What asks: "only", "we are looking for". */
  asking: Phrases;
  /** Who is asked for, and small words: "a", "candidates". */
  filling: Phrases;
  /** Grounds where nothing else is said but what asks: "Male", "Young candidates preferred", "max. 35". */
  alone: Partial<Record<Ground, Phrases>>;
  /** Grounds in whatever sentence they stand. */
  anywhere: Partial<Record<Ground, Phrases>>;
};
