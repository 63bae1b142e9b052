import { findConcepts } from "@/lib/reading/language/concepts";
import { employers } from "@/lib/reading/language/everywhere/employers";
import { fold } from "@/lib/reading/language/letters";
import { readings } from "@/lib/reading/language/languages";
import { languageLevel } from "@/lib/reading/language/spoken-languages";
import { groupsIn } from "@/lib/reading/language/spellings";
import { type Word, readWords, wordWeight } from "@/lib/reading/language/words";

/**
 * What a fact is about; a letter each, which begins its keys. Keys stand among the words of a CV in its search vector;
 * no word begins with "=".
 */
export const kinds = {
  language: "l",
  employer: "e",
  title: "t",
  degree: "d",
  field: "s",
  certificate: "c",
  place: "p",
  anywhere: "",
} as const;
export type Kind = keyof typeof kinds;

export const keyOf = (kind: Kind, value: string | number) => `=${kinds[kind]}:${value}`;

/**
 * Words of so many letters may be compounds; parts of so many are found in them: "Bankkauffrau", "Volksbank". A part that
 * nobody typed has to be longer, because "Kitamura" is no Kita.
 */
const shortest = { compound: 8, part: 4, otherPart: 6 };
const reversed = (word: string) => [...word].reverse().join("");
const begins = (kind: Kind, word: string) => `=${kinds[kind]}>${word}`;
const ends = (kind: Kind, word: string) => `=${kinds[kind]}<${reversed(word)}`;

/** The keys of a name or title: its words' stems, the concepts it names or implies, and how its compounds begin and end. */
export function keysOf(kind: Kind, text: string, hasCompounds: boolean): string[] {
  const words = readWords(text);
  const concepts = findConcepts(words).flatMap(({ concept }) => [concept, ...concept.implies]);
  const stems = words.map(({ key }) => key).filter((key) => wordWeight(key) > 0);
  const compounds = hasCompounds ? stems.filter((key) => key.length >= shortest.compound) : [];
  return [
    ...new Set([
      ...[...stems, ...concepts.map(({ key }) => key)].map((key) => keyOf(kind, key)),
      ...compounds.flatMap((key) => [begins(kind, key), ends(kind, key)]),
    ]),
  ];
}

/** The stems that mean the same kind of employer, by each of them. */
const sameKind = new Map(
  groupsIn(employers).flatMap((names) => {
    const stems = names.flatMap((name) => {
      const [only, ...others] = readWords(name);
      return only && others.length === 0 ? [only.key] : [];
    });
    return stems.map((stem) => [stem, [...new Set(stems)]] as const);
  }),
);

/** A full-text query as PostgreSQL reads it, and whether it finds other words of the same meaning, too. */
export type Sought = { query: string; byMeaning: boolean };

const quoted = (key: string) => `'${key.replace(/['\\]/g, "$&$&")}'`;
export const anyOf = (keys: string[]) => `(${keys.map(quoted).join("|")})`;

/** The ways to write one word of a name: its stem, words for the same kind of employer, and compounds with them. */
function spellings(kind: Kind, { key }: Word): Sought {
  const same = sameKind.get(key) ?? [key];
  const parts = same.filter((stem) => stem.length >= (stem === key ? shortest.part : shortest.otherPart));
  const inCompounds = parts.flatMap((stem) => [begins(kind, stem), ends(kind, stem)]);
  const query = [
    ...same.map((stem) => quoted(keyOf(kind, stem))),
    ...inCompounds.map((k) => `${quoted(k)}:*`),
  ];
  return { query: `(${query.join("|")})`, byMeaning: same.length > 1 };
}

/** Parts of a text, each of which has to be found: a concept in any of its spellings, or a word. */
export function partsOf(text: string): { text: string; concept: string | null; words: Word[] }[] {
  const words = readWords(text);
  const mentions = findConcepts(words);
  const parts = [];
  for (let at = 0; at < words.length;) {
    const mention = mentions.find(({ from }) => from === at);
    const to = mention?.to ?? at + 1;
    const [first, last] = [words[at]!, words[to - 1]!];
    parts.push({
      text: text.slice(first.start, last.end),
      concept: mention?.concept.key ?? null,
      words: words.slice(at, to).filter(({ key }) => wordWeight(key) > 0),
    });
    at = to;
  }
  return parts;
}

/** What finds facts of a kind by a name: by concept where it is known, by spelling and compounds otherwise. */
export function sought(kind: Kind, text: string): Sought | null {
  const parts = partsOf(text).flatMap(({ concept, words }) => {
    const spelled = words.map((word) => spellings(kind, word));
    const ways = [
      ...(concept ? [quoted(keyOf(kind, concept))] : []),
      ...(spelled.length > 0 ? [`(${spelled.map(({ query }) => query).join("&")})`] : []),
    ];
    const byMeaning = concept !== null || spelled.some((way) => way.byMeaning);
    return ways.length > 0 ? [{ query: `(${ways.join("|")})`, byMeaning }] : [];
  });
  if (parts.length === 0) return null;
  return {
    query: parts.map(({ query }) => query).join("&"),
    byMeaning: parts.every((part) => part.byMeaning),
  };
}

/** Levels of a language from A1 (1) to C2 (6) and native (7); a level in words by what it is usually worth. */
const ranks: Record<string, number> = {
  A1: 1,
  A2: 2,
  basic: 2,
  B1: 3,
  intermediate: 3,
  B2: 4,
  professional: 4,
  C1: 5,
  fluent: 5,
  C2: 6,
  native: 7,
};
/** Whoever writes a CV in a language and states no level shows at least B2. */
export const writtenRank = 4;

/** The rank of a level that a text states; 0 if it states none. */
export const rankIn = (text: string) => ranks[languageLevel(fold(text)) ?? ""] ?? 0;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes of countries by their folded names in the supported languages. */
const countries = new Map(
  readings.flatMap(({ code }) => {
    const names = new Intl.DisplayNames([code], { type: "region", fallback: "none" });
    return letters.flatMap((first) =>
      letters.flatMap((second) => {
        const name = names.of(first + second);
        return name ? [[fold(name), first + second] as const] : [];
      }),
    );
  }),
);

/** The countries that a place names: "Lyon, Frankreich". */
export const countriesIn = (place: string) =>
  place.split(/[,;/()]/).flatMap((part) => countries.get(fold(part.trim())) ?? []);
