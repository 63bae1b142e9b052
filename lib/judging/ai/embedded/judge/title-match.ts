import { occupationsIn } from "@/lib/reading/language/job-title";
import { isOccupation } from "@/lib/reading/language/job-words";
import { fold, withoutEnd } from "@/lib/reading/language/letters";
import { memoizeText } from "@/lib/reading/language/memoize";
import { type Term, totalWeight } from "@/lib/reading/language/terms";
import { relationsOf } from "@/lib/reading/language/relations";
import { isAgent, readWords, wordWeight } from "@/lib/reading/language/words";

/**
 * An occupation: the words of its title, and the head, which says what somebody is: the "controller" of trams.
 * `isWork`: the head names who works; a field such as "sales" has no head that a title must share.
 */
export type Occupation = { words: Term[]; head: Term; isWork: boolean };

/** The occupations that titles in a language name. Seniority and ranks weigh little, empty words nothing. */
export const occupationsOf = (title: string, language: string) => read(`${language}\n${title}`);

const read = memoizeText(5_000, (key: string): Occupation[] => {
  const [language = "", title = ""] = key.split("\n", 2);
  return occupationsIn(title).flatMap((each) => {
    const words = wordsOfTitle(each);
    const head = headOf(each, words, language);
    return head ? [{ words, head, isWork: isKnown(head) || isAgent(head.low) }] : [];
  });
});

/** An abbreviation in a title: "IT Manager", "RN Team Lead". */
const abbreviation = /^\p{Lu}{2,4}$/u;

type TitleWord = Term & { low: string; start: number };

function wordsOfTitle(title: string): TitleWord[] {
  // In a title all in capitals, a capital marks nothing.
  const isMixed = /\p{Ll}/u.test(title);
  const words = new Map<string, TitleWord>();
  for (const { key, start, end } of readWords(title)) {
    const written = title.slice(start, end);
    const isShort = isMixed && abbreviation.test(written);
    const word = { key: isShort ? written : key, weight: isShort ? 1 : wordWeight(key), start };
    if (word.weight > 0) words.set(word.key, { ...word, low: fold(written) });
  }
  return [...words.values()];
}

/** What follows the title itself: "Loss Adjuster - Property", "Zoo Keeper (Primates)", "Head of Wine". */
const aside = /[,;:|(–—]|\s-\s/;
const headFirst = new Set(["fr", "es", "pt", "it"]);

/**
 * The head of a title, before "of", "for" or an aside: the word known to name an occupation, in English the last one.
 * Without any, the first word in Romance languages, and the last in others.
 */
function headOf(title: string, words: TitleWord[], language: string): TitleWord | undefined {
  const { leads } = relationsOf(language);
  const lead = readWords(title).find(({ start, end }) => start > 0 && leads(fold(title.slice(start, end))));
  const until = Math.min(title.slice(1).search(aside) + 1 || Infinity, lead?.start ?? Infinity);
  const own = words.filter(({ start }) => start < until);
  const run = own.length ? own : words;
  const known = language === "en" ? run.findLast(isKnown) : run.find(isKnown);
  return known ?? (headFirst.has(language) ? run[0] : run.at(-1));
}

const isKnown = ({ low }: TitleWord) => isOccupation(low);

/** Letters that two different words must share to be forms or compounds of one. */
const shortestShared = 5;
/** Forms of a word end in at most this many letters of their own: "técnico" and "técnica". */
const longestEnding = 3;
/** Closeness of forms, of a compound and its last part, and of two compounds with the same last part. */
const kinship = { form: 0.9, compound: 0.7, kin: 0.5 };
const shortestKin = 6;

/** Whether two words are the same or likely forms of one: "signaller" and "signalman". */
export function areForms(a: string, b: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= shortestShared && Math.max(a.length, b.length) - shared <= longestEnding;
}

/**
 * How close two words of titles are, 0 to 1, in a language that forms compounds or genders: "Pfleger" and
 * "Krankenpfleger", "vendeur" and "vendeuse". English words are compared by their stems alone: an account is no
 * accountant.
 */
function closeness(a: string, b: string, language: string): number {
  if (a === b) return 1;
  if (language === "en") return 0;
  if (areForms(withoutEnd(a, "in"), withoutEnd(b, "in"))) return kinship.form;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (headFirst.has(language)) return 0;
  if (short.length >= shortestShared && long.endsWith(short)) return kinship.compound;
  return long.endsWith(short.slice(-shortestKin)) && short.length > shortestKin ? kinship.kin : 0;
}

/** Replaces a run of words by the abbreviation of their initials, where the other title has it. */
function abbreviated(one: Occupation, { words: other }: Occupation): Occupation {
  const { words, head } = one;
  for (const { key } of other) {
    if (!abbreviation.test(key)) continue;
    const initials = words.map((word) => word.key[0]).join("");
    const at = initials.indexOf(key.toLowerCase());
    if (at < 0) continue;
    const short = { key, weight: 1 };
    const rest = [...words.slice(0, at), short, ...words.slice(at + key.length)];
    return { ...one, words: rest, head: rest.some((word) => word.key === head.key) ? head : short };
  }
  return one;
}

/** The weight of an occupation's words that another has too, as a share of all of them. */
function shareOf(words: Term[], other: Term[], language: string): number {
  const shared = words.map(({ key, weight }) =>
    Math.max(0, ...other.map((word) => weight * closeness(key, word.key, language))),
  );
  return shared.reduce((sum, weight) => sum + weight, 0) / Math.max(totalWeight(words), Number.EPSILON);
}

/** Factor for a title of another head: "Tram Cleaner" for a tram traffic controller. */
export const otherHead = 0.5;
/** How much of the nearness of two titles depends on what the held one says beyond the wanted one. */
const narrowing = 0.5;

/** Each of some occupations beside each that a title names. */
const pairsOf = (wanted: readonly Occupation[], title: string, language: string) =>
  wanted.flatMap((one) =>
    occupationsOf(title, language).map((held) => [abbreviated(one, held), abbreviated(held, one)] as const),
  );

/** Whether a title has the head of one of some occupations, or one of them has none that it must share. */
export const sharesHead = (wanted: readonly Occupation[], title: string, language: string) =>
  pairsOf(wanted, title, language).some(
    ([want, has]) => !want.isWork || closeness(want.head.key, has.head.key, language) > 0,
  );

/**
 * How near a title is to the nearest of some occupations, 0 to 1: the share of the occupation's words in it, less if
 * the title is mostly about something else ("Healthcare Recruiter" for a healthcare administrator).
 */
export const titleNearness = (wanted: readonly Occupation[], title: string, language: string) =>
  Math.max(
    0,
    ...pairsOf(wanted, title, language).map(
      ([want, has]) =>
        shareOf(want.words, has.words, language) *
        (1 - narrowing + narrowing * shareOf(has.words, want.words, language)),
    ),
  );
