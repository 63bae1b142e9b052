import { fold } from "./fold";
import { anyWord } from "./lists";
import { rememberTexts } from "./remember";
import { isPast, stem } from "./stem";
import { everyLanguages } from "./worded";

/**
 * A word of a text: `key` is its folded stem, `start` and `end` are offsets, `capital` its first letter's case,
 * `past` whether it ends as what was done does.
 */
export type Word = { key: string; start: number; end: number; capital: boolean; past: boolean };

// Names such as C++, C#, F# and .NET would lose their only telling sign if signs were simply dropped.
const wordPattern = /\.NET\b|\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
const dotNet = /\.net\b/gi;

/** Enough for the words of a few thousand CVs. */
export const rememberedWords = 60_000;
export const longestRemembered = 40;

/** What two spellings of a word have in common. */
const spelled = (raw: string) => fold(raw.normalize("NFKD").replace(/\p{M}+/gu, "")).replaceAll("ß", "ss");

const elision = new RegExp(
  `^(?:${anyWord(everyLanguages("elisions"))})|(?:${anyWord(everyLanguages("contractions"))})$`,
  "g",
);

/** A folded word without what is written together with it: "l'achat", "manager's". */
export const withoutElision = (word: string) => word.replace(elision, "");

const unfolded = (raw: string) => stem(withoutElision(spelled(raw)));
const keyOf = rememberTexts(rememberedWords, unfolded, longestRemembered);

/** The words of a text in order. Slashes, hyphens and dots part words: "TCP/IP" is two, "Node.js" is two. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.replace(dotNet, ".NET").matchAll(wordPattern)) {
    const raw = match[0];
    const first = raw.charCodeAt(0);
    const capital = raw[0] !== raw[0]?.toLowerCase() || first === 46;
    words.push({
      key: keyOf(raw),
      start: match.index,
      end: match.index + raw.length,
      capital,
      past: isPast(raw),
    });
  }
  return words;
}
