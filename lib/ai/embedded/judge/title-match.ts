import { occupationsIn } from "@/lib/language/job-title";
import { memoizeText } from "@/lib/language/memoize";
import { type Term, totalWeight } from "@/lib/language/terms";
import { readWords, wordWeight } from "@/lib/language/words";

/** An occupation as the weighted words of its title; words, not concepts, since a title names no skill. */
export type Occupation = Term[];

/** The occupations that titles name. Seniority and ranks weigh little, empty words nothing. */
export const occupationsOf = memoizeText(5_000, (title: string): Occupation[] =>
  occupationsIn(title)
    .map(wordsOfTitle)
    .filter((words) => words.length > 0),
);

/** An abbreviation in a title: "IT Manager", "RN Team Lead". */
const abbreviation = /^\p{Lu}{2,4}$/u;

function wordsOfTitle(title: string): Occupation {
  // In a title all in capitals, a capital marks nothing.
  const isMixed = /\p{Ll}/u.test(title);
  const words = new Map<string, number>();
  for (const { key, start, end } of readWords(title)) {
    const written = title.slice(start, end);
    const isShort = isMixed && abbreviation.test(written);
    const weight = isShort ? 1 : wordWeight(key);
    if (weight > 0) words.set(isShort ? written : key, weight);
  }
  return [...words].map(([key, weight]) => ({ key, weight }));
}

/** Letters that two different words must share to be forms or compounds of one. */
const shortestShared = 5;
/** Forms of a word end in at most this many letters of their own: "técnico" and "técnica". */
const longestEnding = 3;
/** Closeness of forms, and of a word and its compound. */
const kinship = { form: 0.9, compound: 0.7 };

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
  if (areForms(a, b)) return kinship.form;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestShared && long.includes(short) ? kinship.compound : 0;
}

/** Replaces a run of words by the abbreviation of their initials, where the other title has it. */
function abbreviated(words: Occupation, other: Occupation): Occupation {
  for (const { key } of other) {
    if (!abbreviation.test(key)) continue;
    const initials = words.map((word) => word.key[0]).join("");
    const at = initials.indexOf(key.toLowerCase());
    if (at >= 0) return [...words.slice(0, at), { key, weight: 1 }, ...words.slice(at + key.length)];
  }
  return words;
}

/** The weight of an occupation's words that another has too, as a share of all of them. */
function shareOf(words: Occupation, other: Occupation, language: string): number {
  const shared = words.map(({ key, weight }) =>
    Math.max(0, ...other.map((word) => weight * closeness(key, word.key, language))),
  );
  return shared.reduce((sum, weight) => sum + weight, 0) / Math.max(totalWeight(words), Number.EPSILON);
}

/** How much of the nearness of two titles depends on what the held one says beyond the wanted one. */
const narrowing = 0.5;

/**
 * How near a title is to the nearest of some occupations, 0 to 1: the share of the occupation's words in it, less if
 * the title is mostly about something else ("Healthcare Recruiter" for a healthcare administrator).
 */
export function titleNearness(wanted: readonly Occupation[], title: string, language: string): number {
  const pairs = wanted.flatMap((one) => occupationsOf(title).map((held) => [one, held] as const));
  return Math.max(
    0,
    ...pairs.map(([one, held]) => {
      const [want, has] = [abbreviated(one, held), abbreviated(held, one)];
      return shareOf(want, has, language) * (1 - narrowing + narrowing * shareOf(has, want, language));
    }),
  );
}
