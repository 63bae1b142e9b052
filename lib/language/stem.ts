import { languages } from "./languages";
import { spaced, withoutEnd } from "./letters";
import { groupsIn } from "./spellings";

const stems = languages.flatMap((language) => language.stems ?? []);
const irregular = new Map(
  stems.flatMap((each) =>
    groupsIn(each.irregular).flatMap(([stem = "", ...forms]) =>
      forms.map((form): [string, string] => [form, stem]),
    ),
  ),
);
const suffixes = stems.flatMap((each) => spaced(each.suffixes.trim()));
/** A suffix is cut only where this much stays: short stems bring strangers together. */
const shortestStem = 4;
const endings = (of: "singular" | "adverb" | "past") => stems.flatMap((each) => spaced(each[of]));
const singular = endings("singular");
const adverb = endings("adverb");
const past = endings("past");

/** Whether a word ends as what was done does. */
export const isPast = (word: string) => past.some((end) => word.endsWith(end));

/**
 * The part of a folded word that its forms share: "managing", "manager" and "management" give "manag". Made for
 * English, mild enough for the other languages, whose plurals it also cuts.
 */
export function stem(word: string): string {
  const special = irregular.get(word);
  if (special) return special;
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const isPlural = word.endsWith("s") && !singular.some((end) => word.endsWith(end));
  const isEs = word.endsWith("ies") && word.length > 4;
  const one = !isPlural ? word : isEs ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  // An adverb is its adjective: "effectively" must meet "effective" before both are cut.
  const adjective = one.length > 6 ? withoutEnd(one, ...adverb) : one;
  const known = irregular.get(one) ?? irregular.get(adjective);
  if (known) return known;
  const isCut = (end: string) => adjective.length - end.length >= shortestStem;
  const base = withoutEnd(adjective, ...suffixes.filter(isCut));
  return base.length > shortestStem ? base.replace(/([^aeiou])\1$/, "$1") : base;
}
