import { fold, spaced } from "@/lib/reading/language/letters";
import type { Span } from "@/lib/reading/language/mask";
import { hasWeightyWord } from "@/lib/reading/language/words";

/** Fewer words are a quote only where they name something, such as "SQL" or "Führerschein". */
const fewestWords = 3;
/** A run of words that stands for a longer quote. */
const shortestRun = 5;
const longestQuote = 2_000;

/** Marks at which models join passages of different places. */
const joins = /;|…|\.{3}|\n|\s[|/•]\s/u;

/**
 * The passages of texts that a model's quote refers to, exactly as in the texts, in the quote's order. Letters and
 * digits must be the same in the same order; their case, accents, spaces, line breaks and all signs between them may
 * differ. A quote joined of several passages is found in parts, and of one with altered words the longest run that
 * only one passage has. Empty when nothing is found, or when the quote says nothing.
 */
export function passagesOf(quote: string, texts: readonly string[]): string[] {
  const wanted = quote.slice(0, longestQuote);
  const indexed = texts.map(indexOf);
  const whole = find(wanted, indexed);
  if (whole !== null) return isTelling(wanted) ? [whole] : [];
  const parts = wanted.split(joins).filter(isTelling);
  const found =
    parts.length > 1 ? parts.flatMap((part) => find(part, indexed) ?? longestRun(part, indexed) ?? []) : [];
  return found.length > 0 ? found : (longestRun(wanted, indexed) ?? []);
}

/** Letters and digits of a text, folded, each with its place in it and whether it begins a word. */
type Indexed = { text: string; signs: string; at: number[]; starts: boolean[] };

/** Besides letters and digits, signs that tell names apart (C, C++ and C#), and masks. */
const kept = /[\p{L}\p{N}+#█]/u;

function indexOf(text: string): Indexed {
  let signs = "";
  const at: number[] = [];
  const starts: boolean[] = [];
  let isInside = false;
  let place = 0;
  for (const sign of text) {
    if (kept.test(sign)) {
      // A bar of any length is one sign; one character may fold to several.
      const folded =
        sign === "█" && signs.endsWith("█") ? "" : fold(sign).normalize("NFKD").replace(/\p{M}/gu, "");
      for (let unit = 0; unit < folded.length; unit++) {
        at.push(place);
        starts.push(!isInside && unit === 0);
      }
      signs += folded;
      isInside = true;
    } else if (!/\p{M}/u.test(sign)) isInside = false;
    place += sign.length;
  }
  return { text, signs, at, starts };
}

/** The first passage with the signs of a quote that begins and ends with whole words; null if there is none. */
function find(quote: string, texts: readonly Indexed[]): string | null {
  const { signs } = indexOf(quote);
  for (const indexed of texts) {
    const span = spanOf(signs, indexed);
    if (!span) continue;
    if (indexed.text.includes(quote.trim())) return quote.trim();
    const passage = written(indexed, span);
    // With the bracket or full stop that the quote ends with as well.
    const after = indexed.at[span.start]! + passage.length;
    const rest = indexed.text.slice(after, after + signsAtEnd(quote.trim()));
    return passage + /^[^\s\p{L}\p{N}]*/u.exec(rest)![0];
  }
  return null;
}

/** How many signs that are no part of a word a quote ends with. */
const signsAtEnd = (quote: string) => [...quote].toReversed().findIndex((sign) => kept.test(sign));

/** The first stretch of signs that begins and ends with whole words, as positions in the signs. */
function spanOf(signs: string, { signs: all, starts }: Indexed): Span | null {
  if (!signs) return null;
  for (let start = all.indexOf(signs); start >= 0; start = all.indexOf(signs, start + 1)) {
    const end = start + signs.length;
    if (starts[start] && (end === all.length || starts[end])) return { start, end };
  }
  return null;
}

/** A stretch of signs as it stands in the text. */
function written({ text, at }: Indexed, { start, end }: Span): string {
  const last = at[end - 1]!;
  const [sign] = /^.[\p{M}█]*/su.exec(text.slice(last, last + 200))!;
  return text.slice(at[start], last + sign.length);
}

/** The words of a text, folded, each with its stretch of signs. */
function wordsIn({ signs, starts }: Indexed): (Span & { word: string })[] {
  const begins = starts.flatMap((isStart, at) => (isStart ? [at] : []));
  return begins.map((start, at) => {
    const end = begins[at + 1] ?? signs.length;
    return { word: signs.slice(start, end), start, end };
  });
}

/** The longest run of a quote's words, at least half of them, that stands at one place only; null without one. */
function longestRun(quote: string, texts: readonly Indexed[]): string[] | null {
  const wanted = wordsIn(indexOf(quote));
  const least = Math.max(shortestRun, Math.ceil(wanted.length / 2));
  let best = { length: 0, found: null as string | null, isOnly: false };
  for (const indexed of texts) {
    const words = wordsIn(indexed);
    /** For each word of the quote, the length of the common run that ends there and at the text's word before. */
    let before: number[] = [];
    for (const [at, { word, end }] of words.entries()) {
      before = wanted.map((other, i) => (other.word === word ? (before[i - 1] ?? 0) + 1 : 0));
      const length = Math.max(0, ...before);
      if (length < least || length < best.length) continue;
      const isOnly = length !== best.length;
      best = { length, found: written(indexed, { start: words[at - length + 1]!.start, end }), isOnly };
    }
  }
  return best.isOnly && best.found ? [best.found] : null;
}

/** Whether a quote has three words, or fewer that name something. */
function isTelling(quote: string): boolean {
  const words = spaced(quote).filter((word) => indexOf(word).signs);
  const isName = words.some((word) => /^\p{Lu}[\p{Lu}\p{N}+#]*$/u.test(word));
  return words.length >= fewestWords || isName || hasWeightyWord(quote);
}
