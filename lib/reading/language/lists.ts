import { languages, readings } from "./languages";
import { anyOf, type Phrases, sourceOf } from "./phrases";
import { fold, onOneLine, spaced } from "./letters";
import { memoize } from "./memoize";

/** Names separated by commas. */
type Names = string;
/** Single words separated by white space. */
type Words = string;

/** The folded names of a list. */
export const listedNames = (names: Names) =>
  fold(names)
    .split(",")
    .map((name) => onOneLine(name).trim())
    .filter(Boolean);

/** The folded words of a list; words with "ß" also with "ss". */
export const listedWords = (words: Words) =>
  spaced(fold(words))
    .filter(Boolean)
    .flatMap((word) => (word.includes("ß") ? [word, word.replaceAll("ß", "ss")] : word));

/** Returns a function that tests whether a folded word is in one of these lists. */
export function isAmong(...lists: Words[]): (word: string) => boolean {
  const words = new Set(lists.flatMap(listedWords));
  return (word) => words.has(word);
}

/** The source of a pattern that matches any word of these lists, also inside longer words. */
export const anyWord = (...lists: Words[]) =>
  [...new Set(lists.flatMap(listedWords))].join("|").replaceAll(".", "\\.");

/**
 * The source of a pattern that matches the words of the lists, separated by white space, in unfolded text. Each word
 * may begin with a capital or a small letter.
 */
export const anyUnfoldedWord = (...lists: string[]): string =>
  `(?:${[...new Set(lists.flatMap(spaced))]
    .filter(Boolean)
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`.replaceAll(".", "\\."))
    .join("|")})`;

/**
 * A pattern for folded text, written as a phrase in which "{and}" stands for that list in every language. Phrases of
 * the lists match whole words.
 */
export const regex = (shape: string, flags = "u") =>
  new RegExp(sourceOf(shape, (name) => listed(name.slice(1, -1))).body, flags);

/** The source of a pattern that matches any phrase of these lists in any language. */
export const listed = (...names: string[]) => anyOf(...names.map(inAllLanguages));

/**
 * A list of all languages, joined by line breaks. Lists of `asking` and `reading` are found by their own names
 * ("prepositions", "roles.at"), others with their part: "people.births".
 * Throws Error if there is no such list.
 */
export function inAllLanguages(name: string): Phrases {
  const path = name.toLowerCase().split(".");
  for (const words of kinds) {
    const [english, ...others] = words.map((each) => path.reduce<unknown>(entryOf, each));
    if (typeof english === "string") return [english, ...others].join("\n");
  }
  throw new Error(`No language has a list called "${name}".`);
}

/** Where lists are looked for, in this order. */
const kinds: object[][] = [languages.map(({ asking }) => asking), [...readings], [...languages]];

const entryOf = (words: unknown, key: string) =>
  typeof words === "object" && words ? byLowerCase(words).get(key) : undefined;

const byLowerCase = memoize(
  (words: object) =>
    new Map(Object.entries(words).map(([key, value]) => [key.toLowerCase(), value as unknown])),
);
