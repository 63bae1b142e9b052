import { fold } from "./fold";

/** A text and its folded copy. Both have the length of the original, so one offset is good for all three. */
export type SourceText = {
  /** As given, with exotic spaces, dashes, quotes, bullets and emphasis marks replaced one for one. */
  text: string;
  /** `text` in lower case without accents: what patterns are written against. */
  low: string;
};

const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2010-\u2015\u2212\u2043]/g;
const quotes = /[\u2018\u2019\u00b4\u2032]/g;
/** Bullets of word processors and icon fonts, including the private-use ones of Symbol and Wingdings. */
const bullets =
  /[\uf0b7\uf0d8\uf0a7\uf0fc\uf076\uf0a8\u27a2\u2022\u25cf\u25aa\u25e6\u25cb\u25a0\u25a1\u25ba\u25b6\u2023\u2219\u00b7\u2756\u2713\u2714]/g;

export function sourceText(original: string): SourceText {
  const text = original
    .replace(/\r/g, " ")
    .replace(/[\f\v\u2028\u2029\u0085]/g, "\n")
    .replace(spaces, " ")
    .replace(dashes, "-")
    .replace(quotes, "'")
    .replace(bullets, "•")
    .replace(/\*\*+|__+/g, (marks) => " ".repeat(marks.length));
  return { text, low: fold(text).replace(/\t/g, " ") };
}

/** White space folded to single spaces and trimmed. */
export const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
