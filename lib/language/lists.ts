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
