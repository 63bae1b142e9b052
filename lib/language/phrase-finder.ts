import { fold } from "./letters";
import { anyOf, linesIn, type Phrases } from "./phrases";

/** A text with the phrase has one of `runs`. */
type Entry<Value> = { value: Value; line: string; order: number; runs: string[]; pattern?: RegExp };

/** The entries of each run of letters, filed by its first two letters, and where it has four by the next two. */
type Runs<Value> = { short: Run<Value>[]; long: Map<number, Run<Value>[]> };
type Run<Value> = { run: string; entries: Entry<Value>[] };

/** Shorter runs tell too little. */
const fewest = 2;

/**
 * Many phrases looked for in short texts, each with what it stands for. One pattern of thousands of phrases takes a
 * millisecond for each line, and a second to compile; here a phrase is only tried where letters of it stand.
 */
export function phraseFinder<Value>(lists: readonly (readonly [value: Value, phrases: Phrases])[]) {
  const entries: Entry<Value>[] = lists
    .flatMap(([value, phrases]) =>
      linesIn(phrases).map((line) => ({ value, line, runs: runsOf(marked(fold(line))) })),
    )
    .map((entry, order) => ({ ...entry, order }));
  const runless = entries.filter(({ runs }) => runs.includes(""));
  const filed = fileRuns(entries);

  const candidatesIn = (low: string, text = marked(low)): Entry<Value>[] => {
    const candidates = new Set(runless);
    const add = ({ run, entries }: Run<Value>, at: number) => {
      if (text.startsWith(run, at)) for (const entry of entries) candidates.add(entry);
    };
    for (let at = 0; at + fewest <= text.length; at++) {
      const runs = filed.get(pairAt(text, at));
      if (!runs) continue;
      for (const run of runs.short) add(run, at);
      for (const run of runs.long.get(pairAt(text, at + 2)) ?? []) add(run, at);
    }
    return [...candidates];
  };
  const patternOf = (entry: Entry<Value>) => (entry.pattern ??= new RegExp(anyOf(entry.line), "gu"));

  /** The same with where each of them first stands. */
  const placesIn = (text: string): { value: Value; at: number }[] =>
    candidatesIn(text)
      .sort((a, b) => a.order - b.order)
      .map((entry) => ({ value: entry.value, at: text.search(patternOf(entry)) }))
      .filter(({ at }) => at >= 0);

  return {
    /** What the text may have, by its letters alone: a cheap look that misses nothing. */
    mayHave: (text: string): Set<Value> => new Set(candidatesIn(text).map(({ value }) => value)),
    /** Which of these the text has, each looked for when it is first asked for. */
    presentIn(text: string): { has: (value: Value) => boolean } {
      const candidates = Map.groupBy(candidatesIn(text), ({ value }) => value);
      const isPresent = (value: Value) =>
        (candidates.get(value) ?? []).some((entry) => text.search(patternOf(entry)) >= 0);
      const asked = new Map<Value, boolean>();
      return {
        has(value) {
          const is = asked.get(value) ?? isPresent(value);
          asked.set(value, is);
          return is;
        },
      };
    },
    placesIn,
    /** What the phrases in a folded text stand for, in the order of the lists. */
    valuesIn: (text: string): Value[] => placesIn(text).map(({ value }) => value),
    /** A folded text with something else in place of every phrase, the longest first. */
    replaceIn: (text: string, by: string): string =>
      candidatesIn(text)
        .sort((a, b) => b.line.length - a.line.length)
        .reduce((rest, entry) => rest.replace(patternOf(entry), by), text),
  };
}

function fileRuns<Value>(entries: readonly Entry<Value>[]): Map<number, Runs<Value>> {
  const filed = new Map<number, Runs<Value>>();
  const byRun = Map.groupBy(
    entries.flatMap((entry) => entry.runs.filter(Boolean).map((run) => ({ run, entry }))),
    ({ run }) => run,
  );
  for (const [run, those] of byRun) {
    const runs = filed.get(pairAt(run, 0)) ?? { short: [], long: new Map<number, Run<Value>[]>() };
    filed.set(pairAt(run, 0), runs);
    const one = { run, entries: those.map(({ entry }) => entry) };
    if (run.length < 2 * fewest) runs.short.push(one);
    else runs.long.set(pairAt(run, 2), [...(runs.long.get(pairAt(run, 2)) ?? []), one]);
  }
  return filed;
}

/** Two letters as a number, which is looked up faster than a piece of the text. */
const pairAt = (text: string, at: number) => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

/** A kind in braces is none of the words of a text: "{age}" is not "age". */
const marked = (text: string) => text.replace(/\{\w+\}/g, (kind) => kind.toUpperCase());

const innermost = /([ <]?[!=])?\(([^()]*)\)(\?)?/;
/** Stands for a group that was read: groups have the signs from here on. */
const firstGroup = 0xe000;

/** Runs of letters of which every text with the phrase has one: its longest, or the longest of each way of a group. */
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
