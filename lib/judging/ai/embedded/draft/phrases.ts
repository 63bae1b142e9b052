import { onOneLine } from "@/lib/reading/language/letters";
import { listed, regex } from "@/lib/reading/language/lists";
import { findConcepts } from "@/lib/reading/language/concepts";
import { hasWeightyWord, readWords, wordWeight } from "@/lib/reading/language/words";
import { before, without, withoutEvery } from "./cut";
import { wantedAfter, wantedBefore } from "./importance";

const article = `(?:${listed("articles")}(?:\\s+|(?<=')))`;
const preposition = listed("prepositions");
const opener = listed("opening");
const adverb = listed("manner");

const you = regex("^{you}( )?");
/** "A thorough understanding of Java" is about Java: matches everything up to the introducing noun. */
const introducers = listed("introducing");
const introducing = `(?:[\\p{L}\\d'-]+[ ,]+){0,5}?${introducers}(?:\\s+\\p{Ll}+)?\\s+${preposition}\\s+${article}*`;
export const introduction = new RegExp(`^${introducing}(?:${introducing})?`, "u");
/**
 * "Well-versed" and "highly skilled" open a phrase, "well-rounded" and "highly-paid" are part of one. "A van": after an
 * article, a word is no preposition of another language.
 */
export const opening = new RegExp(
  `^(?:(?:${article}|(?:${opener}|(?<!${article})${preposition}|${adverb})(?![\\p{L}\\d]|-\\p{L}|'))[\\s,:-]*)+`,
  "u",
);
const closing = regex(",?;?:?( |-)?{closing}.?¶");
/** Where the purpose of a phrase begins; from there on it describes and does not name. */
const purpose = regex(" {purpose} ");
/** "Handle animals professionally and compassionately". */
const manner = regex(",? ({and} )?{manner}¶");
const trailing = regex(" (<!({articles} ){prepositions}|{articles}|{and}|{or})¶");

const edges = /^(?:(?!\.NET)[\s\p{P}+])+|(?<![\s.,;:!?*\-–—"“”'’(/])[\s.,;:!?*\-–—"“”'’(/]+$/giu;

/** A text without the punctuation around it. */
export const bare = (text: string) => {
  const plain = onOneLine(text.replace(edges, ""));
  return plain.endsWith(")") && !plain.includes("(") ? plain.slice(0, -1) : plain;
};

/** Whether a cut splits a concept: "attention to detail" must stay whole. */
function splitsConcept(phrase: string, cut: string): boolean {
  const start = phrase.indexOf(cut);
  if (start < 0 || cut === phrase) return false;
  const words = readWords(phrase);
  return findConcepts(words).some(({ from, to }) => {
    const [first, last] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    const end = start + cut.length;
    return (first < start && last > start) || (first < end && last > end);
  });
}

/** "A driving licence and use of a car": what stands before names something of its own. */
function withoutIntroduction(phrase: string): string {
  const rest = without(phrase, introduction);
  const removed = phrase.slice(0, phrase.length - rest.length);
  return findConcepts(readWords(removed)).length ? phrase : rest;
}

const withoutPurpose = (phrase: string) => before(phrase, purpose);
/** "A weakness for Burgundy" is about Burgundy: what names nothing by itself keeps its purpose. */
const namesThing = (phrase: string) =>
  findConcepts(readWords(phrase)).length > 0 ||
  readWords(phrase).filter(({ key }) => wordWeight(key) > 0.6).length > 1;

const cuts: ((phrase: string) => string)[] = [
  (phrase) => without(phrase, wantedBefore),
  (phrase) => withoutEvery(phrase, you),
  withoutIntroduction,
  (phrase) => without(phrase, opening),
  (phrase) => without(phrase, wantedAfter),
  withoutPurpose,
  (phrase) => withoutEvery(phrase, closing),
  (phrase) => withoutEvery(phrase, trailing),
  (phrase) => withoutEvery(phrase, manner),
];

/** Reduces a requirement to what it asks for: "Strong knowledge of Linux is required." gives "Linux". */
export function askedPhrase(text: string): string {
  const start = bare(text);
  let phrase = start;
  // Undo a cut that leaves nothing: "communication" must not lose its only word.
  for (const cut of cuts) {
    const rest = cut(phrase).trim();
    const isTooShort = cut === withoutPurpose && rest !== phrase && !namesThing(rest);
    if (hasWeightyWord(rest, 0.2) && !isTooShort && !splitsConcept(phrase, rest)) phrase = rest;
  }
  phrase = bare(phrase);
  return phrase.length >= 1 && readWords(phrase).length > 0 ? phrase : start;
}
