import { asking, askingBefore } from "@/lib/language/asking";
import { findConcepts } from "@/lib/language/concepts";
import { wordWeight } from "@/lib/language/word-weights";
import { readWords } from "@/lib/language/words";
import { without } from "./cut";
import { wantedAfter, wantedBefore } from "./importance";

const article = askingBefore((words) => words.articles);
const preposition = asking((words) => words.prepositions);
const opener = asking((words) => words.opening);

const you = new RegExp(`^(?:${asking((words) => words.you)}\\s*)+`, "u");
/** "A thorough understanding of Java" is about Java: whatever stands before the noun that introduces it. */
const introducers = asking((words) => words.introducing);
const introducing = `(?:[\\p{L}\\d'-]+[ ,]+){0,5}?${introducers}\\s+${preposition}\\s+${article}*`;
export const introduction = new RegExp(`^${introducing}(?:${introducing})?`, "u");
/** "Well-versed" and "highly skilled" open a phrase, "well-rounded" and "highly-paid" are part of one. */
export const opening = new RegExp(
  `^(?:(?:${article}|(?:${opener}|${preposition}|[a-z]+ly)(?![\\p{L}\\d]|-\\p{L}|'))[\\s,:-]*)+`,
  "u",
);
const closing = new RegExp(`[\\s,;:-]*(?:\\s*${asking((words) => words.closing)}\\.?)+$`, "u");
/** Where a phrase goes on to say what for: the rest describes, it does not name. */
const purpose = new RegExp(`\\s+${asking((words) => words.purpose)}\\s.*$`, "u");
const trailing = new RegExp(
  `(?:\\s+(?:${preposition}|${asking(({ articles, and, or }) => `${articles}\n${and}\n${or}`)}))+$`,
  "u",
);
const adverbs = "(?:[ai]b|al|ful|ous|te|ive|[ae]nt|ic|ing|ick|ugh|ed|ect|ear)ly";
/** How something is to be done comes after what: "handle animals professionally and compassionately". */
const manner = new RegExp(
  `(?:(?<![\\s,])[\\s,]+(?:(?:${asking((words) => words.and)}|both|very)[\\s,]+)?[a-z]{2,}${adverbs})+$`,
  "u",
);

const edges = /^(?:(?!\.NET)[\s\p{P}])+|[\s.,;:!?*\-–—"“”'’(/]+$/giu;

const bare = (text: string) => {
  const plain = text.replace(edges, "").replace(/\s+/g, " ");
  return plain.includes("(") ? plain : plain.replace(/\)+$/, "");
};

/** "Attention to detail" is one thing: no cut may go through it. */
function partsConcept(phrase: string, cut: string): boolean {
  const start = phrase.indexOf(cut);
  if (start < 0 || cut === phrase) return false;
  const words = readWords(phrase);
  return findConcepts(words).some(({ from, to }) => {
    const [first, last] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    const end = start + cut.length;
    return (first < start && last > start) || (first < end && last > end);
  });
}

/** "Analytical", "technical": one word that needs its noun. */
const isAdjective = (phrase: string) =>
  /^[\p{L}-]+(?:al|ic|ive|ary)$/iu.test(phrase) && findConcepts(readWords(phrase)).length === 0;

const cuts = [
  wantedBefore,
  you,
  wantedAfter,
  introduction,
  opening,
  wantedAfter,
  closing,
  purpose,
  trailing,
  closing,
  trailing,
  manner,
];

/** What is asked for without the words that ask: "Strong knowledge of Linux is required." gives "Linux". */
export function askedPhrase(text: string): string {
  const start = bare(text.replace(/\s*\(s\)/g, "s"));
  const meansSomething = (part: string) => readWords(part).some(({ key }) => wordWeight(key) >= 0.25);
  let phrase = start;
  // A cut is taken back if it leaves nothing: "communication" must not lose its only word.
  for (const pattern of cuts) {
    const cut = without(phrase, pattern).trim();
    if (meansSomething(cut) && !partsConcept(phrase, cut) && !isAdjective(cut)) phrase = cut;
  }
  phrase = bare(phrase);
  return phrase.length >= 1 && readWords(phrase).length > 0 ? phrase : start;
}
