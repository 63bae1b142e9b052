import { languages, readings } from "./languages";
import { anyOf, type Phrases, sourceOf } from "./phrases";
import { fold, onOneLine, spaced } from "./letters";

/** What things are called, parted by commas. */
type Names = string;
/** Single words parted by white space. */
type Words = string;

/** The folded names of a list. */
export const listedNames = (names: Names) =>
  fold(names)
    .split(",")
    .map((name) => onOneLine(name).trim())
    .filter(Boolean);

/** The folded words of a list, each with "ß" also as "ss". */
export const listedWords = (words: Words) =>
  spaced(fold(words))
    .filter(Boolean)
    .flatMap((word) => (word.includes("ß") ? [word, word.replaceAll("ß", "ss")] : word));

/** A test of whether a folded word stands in one of these lists. */
export function isAmong(...lists: Words[]): (word: string) => boolean {
  const words = new Set(lists.flatMap(listedWords));
  return (word) => words.has(word);
}

/** The source of a pattern that finds any of the words of these lists, as a part of a word too. */
export const anyWord = (...lists: Words[]) =>
  [...new Set(lists.flatMap(listedWords))].join("|").replaceAll(".", "\\.");

/**
 * The source of a pattern that finds the words of a list, parted by white space, as they are written in text that is
 * not folded: one with a small letter may begin with a capital as well.
 */
export const anyWritten = (...lists: string[]): string =>
  `(?:${lists
    .flatMap(spaced)
    .filter(Boolean)
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`.replaceAll(".", "\\."))
    .join("|")})`;

/**
 * A pattern in folded text, written as a phrase in which "{and}" stands for what every language says for it. Whole
 * words are found where the lists have them.
 */
export const worded = (shape: string, flags = "u") =>
  new RegExp(sourceOf(shape, (name) => listed(name.slice(1, -1))).body, flags);

/** The source of a pattern that finds what any language says for one of these lists. */
export const listed = (...names: string[]) => anyOf(...names.map(everyLanguages));

/**
 * What every language has in a list, one under the other. The lists of what advertisements ask with and of what CVs are
 * read with go by their own names ("prepositions", "roles.at"), others by their part: "people.births". Throws Error
 * where there is none.
 */
export function everyLanguages(name: string): Phrases {
  const kinds = [languages.map(({ asking }) => asking), readings, languages];
  const lists = kinds.map((words) => words.map((each) => listIn(each, name.toLowerCase().split("."))));
  const list = lists.find(([english]) => english !== undefined);
  if (!list) throw new Error(`No language has a list called "${name}".`);
  return list.join("\n");
}

function listIn(words: object, [first, ...rest]: string[]): Phrases | undefined {
  const entry: unknown = Object.entries(words).find(([key]) => key.toLowerCase() === first)?.[1];
  if (typeof entry === "string" && !rest.length) return entry;
  return typeof entry === "object" && entry ? listIn(entry, rest) : undefined;
}
