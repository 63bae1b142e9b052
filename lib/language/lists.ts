import { fold } from "./fold";
import { onOneLine, spaced } from "./letters";

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
