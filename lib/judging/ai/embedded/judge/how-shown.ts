import { findConcepts, type Mention } from "@/lib/reading/language/concepts";
import type { Line } from "@/lib/reading/language/line";
import { memoize } from "@/lib/reading/language/memoize";
import { type Relations, relationsOf } from "@/lib/reading/language/relations";
import { type Term, totalWeight } from "@/lib/reading/language/terms";
import { readWords, type Word, wordWeight } from "@/lib/reading/language/words";

/**
 * How a line of work speaks of something: as what was done; as part of what was done, or where ("swept the welding
 * shop"); or only as whom or where something else went ("sold to purchasing departments").
 */
type Manner = "done" | "touched" | "beside";

/** Words weighing less than this say how much or how, not what: "responsible for", "worked in". */
const saying = 0.5;
const mostBefore = 6;

type Parsed = Pick<Line, "text" | "low"> & { words: Word[]; mentions: Mention[]; is: Relations };

const wordsIn = memoize(({ text }: Line) => {
  const words = readWords(text);
  return { words, mentions: findConcepts(words) };
});

/** A short phrase is shown by words that belong together: "planned the routes", not by two from all over a line. */
const mostShort = 3;
const mostBetween = 3;

/**
 * The terms of a phrase that a line of work shows as done, and those that it shows at least in part; `language` is the
 * document's.
 */
export function termsShown(line: Line, phrase: readonly Term[], language: string) {
  const { text, low } = line;
  const reading = { text, low, ...wordsIn(line), is: relationsOf(language) };
  const shown = phrase
    .flatMap((term) =>
      occurrences(reading, term).map((at) => ({ ...at, term, manner: mannerAt(reading, term, at, phrase) })),
    )
    .filter(({ manner }) => manner !== "beside")
    .toSorted((a, b) => a.from - b.from);
  const groups = phrase.length > mostShort ? [shown] : together(reading, shown);
  const termsOf = (group: typeof shown, enough?: Manner) => [
    ...new Set(group.filter(({ manner }) => !enough || manner === enough).map(({ term }) => term)),
  ];
  const [best = []] = groups.toSorted(
    (a, b) =>
      totalWeight(termsOf(b, "done")) - totalWeight(termsOf(a, "done")) ||
      totalWeight(termsOf(b)) - totalWeight(termsOf(a)),
  );
  return { done: termsOf(best, "done"), touched: termsOf(best) };
}

/** Splits places in a line where they no longer belong together. */
function together<Found extends WordRange>(line: Parsed, places: Found[]): Found[][] {
  const { words, is } = line;
  const groups: Found[][] = [];
  for (const place of places) {
    const last = groups.at(-1)?.at(-1);
    const from = last?.to ?? place.from;
    const between = words.slice(from, place.from).map((_, at) => wordAt(line, from + at));
    const isCut = !last || place.from - from > mostBetween || signsBefore(line, place.from, from - 1);
    if (isCut || between.some((word) => is.away(word) || is.into(word))) groups.push([place]);
    else groups.at(-1)!.push(place);
  }
  return groups;
}

/** Whether punctuation stands between two words of a line, by default before a word, or nothing is before it. */
function signsBefore({ text, words }: Parsed, at: number, from = at - 1, signs = ".,;:•|()–—"): boolean {
  const before = words[from];
  return !before || [...text.slice(before.end, words[at]!.start)].some((sign) => signs.includes(sign));
}

const wordAt = ({ low, words }: Parsed, at: number) => low.slice(words[at]?.start, words[at]?.end);

type WordRange = { from: number; to: number; isName: boolean };

/** Where a line has a term: a word, or a concept that is it or implies it. */
function occurrences({ words, mentions }: Parsed, { key }: Term): WordRange[] {
  if (!key.startsWith("@"))
    return words.flatMap((word, at) => (word.key === key ? [{ from: at, to: at + 1, isName: false }] : []));
  return mentions
    .filter(({ concept }) => concept.key === key || concept.implies.some((general) => general.key === key))
    .map(({ from, to, concept }) => ({ from, to, isName: concept.tool }));
}

function mannerAt(
  line: Parsed,
  term: Term,
  { from, to, isName }: WordRange,
  phrase: readonly Term[],
): Manner {
  const { text, words, is } = line;
  const first = words[from]!;
  const last = words[to - 1]!;
  const begins = signsBefore(line, from);
  const written = text.slice(first.start, first.end);
  const isAbbreviation = written === written.toUpperCase() && written !== written.toLowerCase();
  const isWithArticle = is.articles(wordAt(line, from - 1));
  // A name is used in any place of a sentence; with an article and in small letters it is no name.
  if (isName) return isWithArticle && !first.capital && !modifies(line, to) ? "beside" : "done";
  // Another person does it: "followed the team leader". "As team leader" is the person.
  if (last.agent && !term.agent)
    return begins || is.as(wordAt(line, from - 1)) || is.as(wordAt(line, from - 2)) ? "done" : "beside";
  if (first.past || begins || isAbbreviation) return "done";
  const way = wayTo(line, from);
  const verb = words[way.clause];
  const isOfAnother = modifies(line, to) || way.isOf;
  const isOwn = verb && phrase.some(({ key }) => key === verb.key);
  if (isOwn) return way.manner === "done" && !isOfAnother ? "done" : "touched";
  const isLight = !verb || wordWeight(verb.key) < saying || is.doing(wordAt(line, way.clause));
  if (isLight) return way.manner === "beside" && isOfAnother ? "touched" : "done";
  if (way.manner === "beside") return "beside";
  if (way.manner === "touched") return isOfAnother ? "beside" : "touched";
  return isOfAnother ? "touched" : "done";
}

/** Whether what ends before a word describes it: "purchasing departments", "Controlling-Abteilung". */
export function modifies({ text, words }: Pick<Parsed, "text" | "words">, at: number): boolean {
  const [last, next] = [words[at - 1], words[at]];
  if (!last || !next || next.past || wordWeight(next.key) < 1) return false;
  return [" ", "-"].includes(text.slice(last.end, next.start));
}

/** What leads to a word from the beginning of its clause: `isOf`: through another thing that it describes. */
function wayTo(line: Parsed, from: number): { manner: Manner; isOf: boolean; clause: number } {
  const { words, is } = line;
  let clause = from;
  while (clause > 0 && !signsBefore(line, clause, clause - 1, ".;:•|()–—")) clause--;
  while (clause < from && wordWeight(words[clause]!.key) === 0) clause++;
  let ofAnother = false;
  for (let at = from - 1; at > clause && at >= from - mostBefore; at--) {
    const word = wordAt(line, at);
    if (is.of(word)) {
      const owner = words[at - 1];
      if (at - 1 > clause && owner && wordWeight(owner.key) === 1) ofAnother = true;
    } else if (is.away(word)) return { manner: "beside", isOf: ofAnother, clause };
    else if (is.into(word)) return { manner: "touched", isOf: ofAnother, clause };
    else if (words[at]!.past || signsBefore(line, at)) break;
  }
  return { manner: "done", isOf: ofAnother, clause };
}
