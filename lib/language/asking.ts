import type { AskingWords } from "./asking-words";
import { inEvery } from "./languages";
import { anyOf, type Phrases } from "./phrases";

/** The source of a pattern that finds a list of what advertisements ask with, in any language, in folded text. */
export const asking = (list: (words: AskingWords) => Phrases) =>
  anyOf(inEvery((language) => list(language.asking)));

/** The same list where another word follows: after white space, or at once after "l'" and "d'". */
export const askingBefore = (list: (words: AskingWords) => Phrases) => `(?:${asking(list)}(?:\\s+|(?<=')))`;
