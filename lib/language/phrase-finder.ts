import { fold } from "./fold";
import { anyOf, linesIn, type Phrases } from "./phrases";

/** `needs` holds for each part of the phrase the beginnings of words of which a text with it has one. */
type Entry<Value> = { value: Value; line: string; order: number; needs: string[][]; pattern?: RegExp };

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
      const needs = needsOf(line);
      const entry = { value, line, order: order++, needs };
      if (!needs.length) always.push(entry);
      for (const key of needs[0] ?? []) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }

  const candidatesIn = (text: string): Entry<Value>[] => {
    const begun = new Set<string>();
    for (const [word] of text.replaceAll("ß", "ss").matchAll(textWord)) {
      begun.add(word + wordEnd);
      for (let length = 1; length <= Math.min(word.length, longestStem); length++)
        begun.add(word.slice(0, length));
    }
    const found = new Set(always);
    for (const key of begun)
      for (const entry of byKey.get(key) ?? [])
        if (entry.needs.every((keys) => keys.some((one) => begun.has(one)))) found.add(entry);
    return [...found];
  };
  const patternOf = (entry: Entry<Value>) => (entry.pattern ??= new RegExp(anyOf(entry.line), "gu"));

  return {
    /** What the text may have, by its words alone: a cheap look that misses nothing. */
    mayHave: (text: string): Set<Value> => new Set(candidatesIn(text).map(({ value }) => value)),
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

const longestStem = 8;
const wordEnd = "$";
const mostSpellings = 300;
const anything = "\uffff";
const textWord = /[\p{L}{]\p{L}*/gu;
/** A word of a phrase that begins as written: what follows "*" may be any part of a word. */
const phraseWord = new RegExp(`(?<![\\p{L}${anything}])[\\p{L}{]\\p{L}*`, "gu");

/** What a text with the phrase has for each of its parts that can be told, the rarest first. */
function needsOf(line: string): string[][] {
  const worth = (keys: string[]) => Math.min(...keys.map((key) => key.length)) - keys.length / 8;
  return partsOf(fold(line))
    .map((part) => [...new Set(spellings(part).map(longestWord))])
    .filter((keys) => keys.length && keys.every(Boolean))
    .sort((a, b) => worth(b) - worth(a));
}

/** The longest word of a spelling: whole with its end, or as far as it is written before "*". */
const longestWord = (spelling: string) =>
  [...spelling.matchAll(phraseWord)]
    .map(({ 0: word, index }) =>
      spelling[index + word.length] === anything ? word.slice(0, longestStem) : word + wordEnd,
    )
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "");

/** What spaces part outside brackets, but for what must not stand there. */
function partsOf(folded: string): string[] {
  let depth = 0;
  const parted = [...folded].map((sign) => {
    depth += Number(sign === "(") - Number(sign === ")");
    return sign === " " && depth === 0 ? "\n" : sign;
  });
  return linesIn(parted.join("")).filter((part) => !/^<?[!=]\(|^…$/.test(part));
}

/** Every way a part can be written; none where there are too many. */
function spellings(part: string): string[] {
  let rest = part.replaceAll("*", anything).replaceAll("ß", "ss");
  const take = (sign: string) => {
    const isNext = rest.startsWith(sign);
    if (isNext) rest = rest.slice(1);
    return isNext;
  };
  const choice = (): string[] => {
    const ways = sequence();
    while (take("|")) ways.push(...sequence());
    take(")");
    return ways;
  };
  const sequence = (): string[] => {
    let ways = [""];
    while (rest && !"|)".includes(rest[0]!)) {
      const [letter] = rest;
      rest = rest.slice(1);
      const next = letter === "(" ? choice() : [letter!];
      if (take("?")) next.push("");
      ways = ways.flatMap((way) => next.map((more) => way + more)).slice(0, mostSpellings + 1);
    }
    return ways;
  };
  const ways = sequence();
  return ways.length > mostSpellings ? [] : ways;
}
