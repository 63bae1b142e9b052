import { fold } from "./letters";
import { anyOf, linesIn, type Phrases } from "./phrases";

/** A phrase with its value. Every text that contains the phrase contains one of `runs`. */
type Entry<Value> = { value: Value; line: string; order: number; runs: string[]; pattern?: RegExp };

/** Phrases are indexed by the first letters of each run: two, or four if the run is long enough. */
const fewest = 2;
const most = 4;

/**
 * Finds many phrases, each with a value, in short texts. One pattern of thousands of phrases takes a millisecond per
 * line, and a second to compile; here a phrase is only tried if some of its letters occur.
 */
export function phraseFinder<Value>(lists: readonly (readonly [value: Value, phrases: Phrases])[]) {
  const entries: Entry<Value>[] = lists
    .flatMap(([value, phrases]) =>
      linesIn(phrases).map((line) => ({ value, line, runs: runsOf(marked(fold(line))) })),
    )
    .map((entry, order) => ({ ...entry, order }));
  const byLetters = Map.groupBy(
    entries.flatMap((entry) => entry.runs.map((run) => ({ run, entry }))),
    ({ run }) => run.slice(0, run.length < most ? fewest : most),
  );

  const candidatesIn = (low: string, text = marked(low)): Entry<Value>[] => {
    const candidates = new Set((byLetters.get("") ?? []).map(({ entry }) => entry));
    for (let at = 0; at + fewest <= text.length; at++)
      for (const letters of [fewest, most])
        for (const { run, entry } of byLetters.get(text.slice(at, at + letters)) ?? [])
          if (text.startsWith(run, at)) candidates.add(entry);
    return [...candidates];
  };
  const patternOf = (entry: Entry<Value>) => (entry.pattern ??= new RegExp(anyOf(entry.line), "gu"));

  /** The values of the phrases in a folded text, with the position of each first match. */
  const placesIn = (text: string): { value: Value; at: number }[] =>
    candidatesIn(text)
      .sort((a, b) => a.order - b.order)
      .map((entry) => ({ value: entry.value, at: text.search(patternOf(entry)) }))
      .filter(({ at }) => at >= 0);

  return {
    /** The values that the text may have, by letters alone: a cheap check without false negatives. */
    mayHave: (text: string): Set<Value> => new Set(candidatesIn(text).map(({ value }) => value)),
    /** The values that the text has; each is searched only when `has` is called. */
    presentIn(text: string): Pick<ReadonlySet<Value>, "has"> {
      const candidates = Map.groupBy(candidatesIn(text), ({ value }) => value);
      return { has: (value) => !!candidates.get(value)?.some((entry) => text.search(patternOf(entry)) >= 0) };
    },
    placesIn,
    /** The values of the phrases in a folded text, in the order of the lists. */
    valuesIn: (text: string): Value[] => placesIn(text).map(({ value }) => value),
    /** Replaces every phrase in a folded text, the longest first. */
    replaceIn: (text: string, by: string): string =>
      candidatesIn(text)
        .sort((a, b) => b.line.length - a.line.length)
        .reduce((rest, entry) => rest.replace(patternOf(entry), by), text),
  };
}

/** Makes kinds in braces differ from words: "{age}" is not "age". */
const marked = (text: string) => text.replace(/\{\w+\}/g, (kind) => kind.toUpperCase());

const innermost = /([ <]?[!=])?\(([^()]*)\)(\?)?/;
/** Placeholder character of the first parsed group; further groups use the next characters. */
const firstGroup = 0xe000;

/** Letter runs, one of which is in every text with the phrase: its longest, or that of each way of a group. */
function runsOf(phrase: string): string[] {
  const groups: string[][] = [];
  const longestIn = (part: string): string[] =>
    [...part.matchAll(/[\ue000-\uf8ff]|\p{L}+/gu)]
      .map(([run]) => groups[run.charCodeAt(0) - firstGroup] ?? [run])
      .filter((runs) => shortest(runs) >= fewest)
      .reduce((best, runs) => (shortest(runs) > shortest(best) ? runs : best), [""]);
  let rest = phrase.replace(/\p{L}\?|ß/gu, "#");
  for (let group = innermost.exec(rest); group; group = innermost.exec(rest)) {
    const [, look, ways = "", optional] = group;
    groups.push(look || optional ? [""] : ways.split("|").flatMap(longestIn));
    rest = rest.replace(innermost, String.fromCharCode(firstGroup + groups.length - 1));
  }
  return rest.split("|").flatMap(longestIn);
}

const shortest = (runs: readonly string[]) => Math.min(...runs.map(({ length }) => length));
