import { fold } from "./fold";
import { anyOf, linesIn, type Phrases } from "./phrases";

type Entry<Value> = { value: Value; line: string; order: number; pattern?: RegExp };
export type PhraseFinder<Value> = ReturnType<typeof phraseFinder<Value>>;

/**
 * Many phrases looked for in short texts, each with what it stands for. One pattern of thousands of phrases takes a
 * millisecond for each line, and a second to compile; here a phrase is only tried where a word of it stands.
 */
export function phraseFinder<Value>(lists: readonly (readonly [value: Value, phrases: Phrases])[]) {
  const byKey = new Map<string, Entry<Value>[]>();
  const always: Entry<Value>[] = [];
  let order = 0;
  for (const [value, phrases] of lists)
    for (const line of linesIn(phrases)) {
      const entry = { value, line, order: order++ };
      const keys = keysOf(line);
      if (!keys) always.push(entry);
      for (const key of keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }

  const candidatesIn = (text: string): Entry<Value>[] => {
    const found = new Set(always);
    for (const [word] of text.replaceAll("ß", "ss").matchAll(textWord))
      for (let length = 1; length <= Math.min(word.length, keyLength); length++)
        for (const entry of byKey.get(word.slice(0, length)) ?? []) found.add(entry);
    return [...found];
  };
  const patternOf = (entry: Entry<Value>) => (entry.pattern ??= new RegExp(anyOf(entry.line), "gu"));

  return {
    /** What the phrases in a folded text stand for, in the order of the lists. */
    valuesIn: (text: string): Value[] =>
      candidatesIn(text)
        .filter((entry) => text.search(patternOf(entry)) >= 0)
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
    /** A folded text with something else in place of every phrase, the longest first. */
    replaceIn: (text: string, by: string): string =>
      candidatesIn(text)
        .sort((a, b) => b.line.length - a.line.length)
        .reduce((rest, entry) => rest.replace(patternOf(entry), by), text),
  };
}

const keyLength = 4;
const mostSpellings = 300;
const anything = "\uffff";
const textWord = /[\p{L}{]\p{L}*/gu;
/** A word of a phrase that begins as written: what follows "*" may be any part of a word. */
const phraseWord = new RegExp(`(?<![\\p{L}${anything}])[\\p{L}{]\\p{L}*`, "gu");

/** Beginnings of words of which every text with the phrase has one; null where that cannot be told. */
function keysOf(line: string): string[] | null {
  let best: { keys: string[]; worth: number } | null = null;
  for (const part of partsOf(fold(line))) {
    const spelled = spellings(part);
    const keys = spelled?.map(longestWord);
    if (!keys?.length || keys.some((key) => !key)) continue;
    const worth = Math.min(...keys.map((key) => key.length)) - keys.length / 8;
    if (!best || worth > best.worth) best = { keys: [...new Set(keys)], worth };
  }
  return best?.keys ?? null;
}

const longestWord = (spelling: string) =>
  (spelling.match(phraseWord) ?? [])
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "")
    .slice(0, keyLength);

/** What spaces part outside brackets, but for what must not stand there. */
function partsOf(folded: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of folded) {
    depth += Number(sign === "(") - Number(sign === ")");
    if (sign !== " " || depth > 0) part += sign;
    else {
      parts.push(part);
      part = "";
    }
  }
  return [...parts, part].filter((one) => one && !/^<?!\(|^…$/.test(one));
}

/** Every way a part can be written; null where there are too many. */
function spellings(part: string): string[] | null {
  let at = 0;
  const sequence = (): string[] => {
    let all = [""];
    while (at < part.length && part[at] !== "|" && part[at] !== ")") {
      let next: string[];
      if (part[at] === "(") {
        at++;
        next = sequence();
        while (part[at] === "|") {
          at++;
          next.push(...sequence());
        }
      } else next = [part[at] === "*" ? anything : part[at] === "ß" ? "ss" : part[at]!];
      at++;
      if (part[at] === "?") {
        next = [...next, ""];
        at++;
      }
      if (all.length * next.length > mostSpellings) return ((at = Infinity), []);
      all = all.flatMap((before) => next.map((after) => before + after));
    }
    return all;
  };
  const all = sequence();
  return at === Infinity ? null : all;
}
