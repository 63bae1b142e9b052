import { itemsIn } from "./spellings";
import { type Concept, conceptNamed, isCount } from "./concepts";
import { fold } from "./fold";
import { languages } from "./languages";
import { spaced } from "./letters";
import { type Word, readWords } from "./words";

/** One way in which work shows a skill: so many groups of words, one of each. */
type Way = { concept: Concept; groups: number; language: string };
/** A group of words of a way; for a word, all the groups of one way that it belongs to. */
type Group = { way: Way; at: number };
type Groups = { way: Way; at: number[] };

/** A skill shown by words from one position to another, both inclusive. */
export type Act = { concept: Concept; words: number[] };

/** The words of a way stand no further apart. */
const widest = 10;

const byStem = new Map<string, Group[]>();
const byStart = new Map<string, Group[]>();
const byEnd = new Map<string, Group[]>();
const counts: Group[] = [];
let shortestStart = Infinity;
let shortestEnd = Infinity;

for (const { acts, code } of languages)
  for (const { name, ways } of actsIn(acts)) for (const way of ways) learn(conceptNamed(name), way, code);

/** The skills of a list with their ways. */
function actsIn(acts: string): { name: string; ways: string[] }[] {
  const lines = acts.split("\n").map((line) => line.trim());
  const groups: string[] = [];
  for (const line of lines.filter((each) => each && !each.startsWith("//"))) {
    const last = groups.length - 1;
    if (line.includes(":")) groups.push(line);
    else groups[last] = `${groups[last]}${groups[last]?.endsWith("/") ? "" : " "}${line}`;
  }
  return groups.map((group) => {
    const [name = "", ways = ""] = group.split(":");
    return { name, ways: itemsIn(ways) };
  });
}

function learn(concept: Concept, written: string, language: string) {
  const groups = spaced(written);
  const way = { concept, groups: groups.length, language };
  for (const [at, words] of groups.entries())
    for (const word of words.split("/")) index(fold(word), { way, at });
}

function index(word: string, group: Group) {
  const letters = word.replaceAll("*", "");
  const into = (map: Map<string, Group[]>, key: string) => map.set(key, [...(map.get(key) ?? []), group]);
  if (word === "#") counts.push(group);
  else if (word.endsWith("*")) {
    into(byStart, letters);
    shortestStart = Math.min(shortestStart, letters.length);
  } else if (word.startsWith("*")) {
    into(byEnd, letters);
    shortestEnd = Math.min(shortestEnd, letters.length);
  } else for (const { key } of readWords(word).slice(0, 1)) into(byStem, key);
}

/** No beginning or end of a word in the lists is longer. */
const longestPart = 20;

const remembered = new Map<string, Groups[]>();
const rememberedWords = 60_000;

/** The groups that a word belongs to. */
function groupsOf(low: string, { key, start, end }: Word): Groups[] {
  const word = low.slice(start, end).replace(elided, "");
  const known = remembered.get(word);
  if (known) return known;
  const groups = [...(byStem.get(key) ?? [])];
  for (let length = shortestStart; length <= Math.min(word.length, longestPart); length++)
    groups.push(...(byStart.get(word.slice(0, length)) ?? []));
  for (let length = shortestEnd; length <= Math.min(word.length, longestPart); length++)
    groups.push(...(byEnd.get(word.slice(-length)) ?? []));
  if (/^\d/.test(word) || isCount(key)) groups.push(...counts);
  if (remembered.size >= rememberedWords) remembered.clear();
  const byWay = new Map<Way, number[]>();
  for (const { way, at } of groups) byWay.set(way, [...(byWay.get(way) ?? []), at]);
  const result = [...byWay].map(([way, at]) => ({ way, at }));
  if (word.length <= 40) remembered.set(word, result);
  return result;
}

/** "L'achat" is "achat". */
const elided = /^(?:d|l|s|qu|n|j|m|c)'/;
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
    for (const { way, at } of groupsOf(low, word)) {
      if (acts.has(way.concept) || (way.language !== language && way.language !== everywhere)) continue;
      const own = places.get(way) ?? new Array<number>(way.groups).fill(-1);
      places.set(way, own);
      // A word stands for one group only: one that no word stands for yet, else the one whose word is furthest.
      own[at.reduce((first, other) => (own[other]! < own[first]! ? other : first), at[0]!)] = position;
      if (own.every((one) => one >= 0 && position - one <= widest))
        acts.set(way.concept, { concept: way.concept, words: own });
    }
  }
  return [...acts.values()];
}
