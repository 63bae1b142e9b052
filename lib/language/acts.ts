import { groupsIn } from "./spellings";
import { type Concept, conceptNamed, isCount } from "./concepts";
import { fold, hasAny, spaced } from "./letters";
import { languages } from "./languages";
import { memoizeText } from "./memoize";
import { longestRemembered, readWords, rememberedWords, withoutElision, type Word } from "./words";

/** One way in which work shows a skill: one word of each of its groups. */
type Way = { concept: Concept; groups: number; language: string };
/** One of a way's groups of words, by its position. */
type Group = { way: Way; at: number };

/** A skill and the positions of the words that show it. */
export type Act = { concept: Concept; words: number[] };

/** Greatest distance between the words of a way. */
const widest = 10;

/** Groups by a word's stem, its beginning ("clean*") or its end ("*ung"), or by "#" for a number. */
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

/** Longest beginning or end of a word in the lists. */
const longestPart = 20;

/** The groups that a word, without elisions, belongs to: "l'achat" is "achat". */
const groupsOf = memoizeText(rememberedWords, groupsWith, longestRemembered);

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

/** CVs of every language contain English. */
const everywhere = "en";

/**
 * The skills that a line of work shows without naming them, each once. Word beginnings of one language match words of
 * others by chance, so only the ways of the document's language and the English ones are used.
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
      // A word fills only one group: an empty one, else the one whose word is furthest back.
      const { at } = groups.reduce((first, other) => (own[other.at]! < own[first.at]! ? other : first));
      own[at] = position;
      if (own.every((place) => place >= 0 && position - place <= widest))
        acts.set(way.concept, { concept: way.concept, words: own });
    }
  }
  return [...acts.values()];
}
