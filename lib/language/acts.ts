import { groupsIn } from "./spellings";
import { type Concept, conceptNamed, isCount } from "./concepts";
import { fold, hasAny, spaced } from "./letters";
import { languages } from "./languages";
import { rememberTexts } from "./remember";
import { longestRemembered, readWords, rememberedWords, withoutElision, type Word } from "./words";

/** One way in which work shows a skill: so many groups of words, one of each. */
type Way = { concept: Concept; groups: number; language: string };
/** A group of words of a way, by its place in it. */
type Group = { way: Way; at: number };

/** A skill shown by words from one position to another, both inclusive. */
export type Act = { concept: Concept; words: number[] };

/** The words of a way stand no further apart. */
const widest = 10;

/** By a word's stem, by the beginning of a word ("clean*"), by its end ("*ung"), and "#" for a count. */
const groupsBy = Map.groupBy(
  languages.flatMap(({ acts, code }) =>
    groupsIn(acts).flatMap(([name = "", ...ways]) =>
      ways.flatMap((written) => groupsOfWay(conceptNamed(name), written, code)),
    ),
  ),
  ({ key }) => key,
);

function groupsOfWay(concept: Concept, written: string, language: string) {
  const groups = spaced(written);
  const way = { concept, groups: groups.length, language };
  return groups.flatMap((words, at) =>
    fold(words)
      .split("/")
      .map((word) => ({ way, at, key: hasAny(word, "*#") ? word : (readWords(word)[0]?.key ?? "") })),
  );
}

/** No beginning or end of a word in the lists is longer. */
const longestPart = 20;

/** The groups that a word belongs to, as it is written but for what it elides: "l'achat" is "achat". */
const groupsOf = rememberTexts(rememberedWords, groupsWith, longestRemembered);

function groupsWith(word: string): Map<Way, Group[]> {
  const key = readWords(word)[0]?.key ?? "";
  const parts = [...word.slice(0, longestPart)].flatMap((_, at) => [
    `${word.slice(0, at + 1)}*`,
    `*${word.slice(-at - 1)}`,
  ]);
  const count = isCount(key) || /^\d/.test(word) ? ["#"] : [];
  const groups = [key, ...parts, ...count].flatMap((each): Group[] => groupsBy.get(each) ?? []);
  return Map.groupBy(groups, ({ way }) => way);
}

const sentenceEnd = /[.;:!?]\s/;

/** English is in CVs of every language. */
const everywhere = "en";

/**
 * The skills that a line of work shows by what it tells, each once. The beginnings of words that one language goes by
 * are found in others by chance: only the ways of the document's own language are looked for, and the English ones.
 */
export function findActs(low: string, words: Word[], language: string): Act[] {
  const acts = new Map<Concept, Act>();
  let places = new Map<Way, number[]>();
  for (const [position, word] of words.entries()) {
    const before = words[position - 1];
    if (before && sentenceEnd.test(low.slice(before.end, word.start))) places = new Map();
    for (const [way, groups] of groupsOf(withoutElision(low.slice(word.start, word.end)))) {
      if (acts.has(way.concept) || (way.language !== language && way.language !== everywhere)) continue;
      const own = places.get(way) ?? new Array<number>(way.groups).fill(-1);
      places.set(way, own);
      // A word stands for one group only: one that no word stands for yet, else the one whose word is furthest.
      const { at } = groups.reduce((first, other) => (own[other.at]! < own[first.at]! ? other : first));
      own[at] = position;
      if (own.every((one) => one >= 0 && position - one <= widest))
        acts.set(way.concept, { concept: way.concept, words: own });
    }
  }
  return [...acts.values()];
}
