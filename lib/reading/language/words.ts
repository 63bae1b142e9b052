import { stems } from "./en/stems";
import { spaced, withoutEnd, fold } from "./letters";
import { groupsIn } from "./spellings";
import { anyWord, inAllLanguages } from "./lists";
import { memoizeText } from "./memoize";

const irregular = new Map(
  groupsIn(stems.irregular).flatMap(([stem = "", ...forms]) => forms.map((form) => [form, stem] as const)),
);
const plurals = groupsIn(stems.plurals);
const suffixes = spaced(stems.suffixes.trim());
/** A suffix is cut only if this many letters remain: shorter stems would equate unrelated words. */
const shortestStem = 4;
const singular = spaced(stems.singular);
const adverb = spaced(stems.adverb);
const past = spaced(stems.past);
const agents = spaced(inAllLanguages("weights.agents"));

/** Whether a folded word names who does something: "leader", "Imker". */
export const isAgent = (word: string) =>
  word.length > shortestStem && agents.some((end) => word.endsWith(end));

/** Whether a word has a past-tense ending. */
const isPast = (word: string) => past.some((end) => word.endsWith(end));

/**
 * The stem that the forms of a folded word share: "managing", "manager" and "management" give "manag". Made for
 * English and mild enough for other languages, whose plurals it cuts too.
 */
function stem(word: string): string {
  const special = irregular.get(word);
  if (special) return special;
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const isPlural = word.endsWith("s") && !singular.some((end) => word.endsWith(end));
  const [end = "s", instead = ""] =
    plurals.find(([plural]) => word.length > 4 && word.endsWith(plural!)) ?? [];
  const singularForm = isPlural ? withoutEnd(word, end) + instead : word;
  // Reduce adverbs to adjectives first, so that "effectively" and "effective" get the same stem.
  const adjective = singularForm.length > 6 ? withoutEnd(singularForm, ...adverb) : singularForm;
  const irregularStem = irregular.get(singularForm) ?? irregular.get(adjective);
  if (irregularStem) return irregularStem;
  const isCut = (end: string) => adjective.length - end.length >= shortestStem;
  const base = withoutEnd(adjective, ...suffixes.filter(isCut));
  return base.length > shortestStem ? base.replace(/([^aeiou])\1$/, "$1") : base;
}

/**
 * A word of a text: `key` is its folded stem, `start` and `end` are offsets, `capital` is its first letter's case,
 * `past` whether it has a past-tense ending, `agent` the ending of one who does something.
 */
export type Word = {
  key: string;
  start: number;
  end: number;
  capital: boolean;
  past: boolean;
  agent: boolean;
};

// C++, C#, F# and .NET keep their punctuation, which tells them apart.
// "R&D" is one word, and no R.
const whole = String.raw`(?![\p{L}\p{N}])`;
const wordPattern = new RegExp(
  String.raw`\.NET\b|(?<![\p{L}\p{N}])\p{L} ?& ?\p{L}${whole}|\p{L}(?:\+\+|#)${whole}|` +
    String.raw`[\p{L}\p{N}]+(?:['’]\p{L}+)?`,
  "gu",
);
const dotNet = /\.net\b/gi;

/** Enough for the words of a few thousand CVs. */
const rememberedWords = 60_000;
const longestRemembered = 40;

/** Normalizes the spelling of a word: folded, without combining marks, ß as ss. */
const spelled = (raw: string) => fold(raw.normalize("NFKD").replace(/[\p{M} ]+/gu, "")).replaceAll("ß", "ss");

const elision = new RegExp(
  `^(?:${anyWord(inAllLanguages("elisions"))})|(?:${anyWord(inAllLanguages("contractions"))})$`,
  "g",
);

/** Removes elided words and contractions from a folded word: "l'achat", "manager's". */
const withoutElision = (word: string) => word.replace(elision, "");

const unfolded = (raw: string) => stem(withoutElision(spelled(raw)));
const keyOf = memoizeText(rememberedWords, unfolded, longestRemembered);

/** The words of a text in order. Slashes, hyphens and dots separate words: "TCP/IP" is two, "Node.js" is two. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.replace(dotNet, ".NET").matchAll(wordPattern)) {
    const raw = match[0];
    const first = raw.charCodeAt(0);
    const capital = raw[0] !== raw[0]?.toLowerCase() || first === 46;
    words.push({
      key: keyOf(raw),
      start: match.index,
      end: match.index + raw.length,
      capital,
      past: isPast(raw),
      agent: isAgent(raw),
    });
  }
  return words;
}

/** The stems of a text's words, each once. */
export const stemsIn = (text: string): ReadonlySet<string> => new Set(readWords(text).map(({ key }) => key));

const weighing = (list: string) => stemsIn(inAllLanguages(`weights.${list}`));
export const emptyWords = weighing("empty");
/** Words with a small weight, so that a phrase of nothing else can still be compared. */
export const weakWords = weighing("weak");
export const introducingWords = weighing("introducing");
const frequentWords = weighing("frequent");

/** Words up to this weight carry no meaning of their own. */
export const weakest = 0.25;

/** Whether a text has a word of more than this weight. */
export const hasWeightyWord = (text: string, than = weakest) =>
  readWords(text).some(({ key }) => wordWeight(key) > than);

/** The weight of a word, where an ordinary word has 1. */
export function wordWeight(key: string): number {
  if (emptyWords.has(key)) return 0;
  if (introducingWords.has(key)) return 0.05;
  if (weakWords.has(key)) return 0.25;
  if (frequentWords.has(key)) return 0.6;
  if (/^\d+$/.test(key)) return 0.2;
  return 1;
}
