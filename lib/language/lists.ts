import { fold } from "./fold";
import type { Names, Words } from "./reading-words";

const parts = (text: string, separator: RegExp) =>
  fold(text)
    .split(separator)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean);

/** The folded names of a list. */
export const listedNames = (names: Names) => parts(names, /,/);

/** The folded words of a list, each with "ß" also as "ss". */
export const listedWords = (words: Words) =>
  parts(words, /\s/).flatMap((word) => (word.includes("ß") ? [word, word.replaceAll("ß", "ss")] : word));
