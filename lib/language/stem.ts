import { languages } from "./languages";
import { spaced } from "./letters";
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
/** Words that end in "s" and are no plural. */
const singular = ["ss", "us", "is"];

/**
 * The part of a folded word that its forms share: "managing", "manager" and "management" give "manag". Made for
 * English, mild enough for the other languages, whose plurals it also cuts.
 */
export function stem(word: string): string {
  const special = irregular.get(word);
  if (special) return special;
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  let base = word;
  if (word.endsWith("s") && !singular.some((end) => word.endsWith(end))) {
    base = word.endsWith("ies") && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
    const one = irregular.get(base);
    if (one) return one;
  }
  // An adverb is its adjective: "effectively" must meet "effective" before both are cut.
  if (base.length > 6 && base.endsWith("ly")) {
    base = base.slice(0, -2);
    const adjective = irregular.get(base);
    if (adjective) return adjective;
  }
  const suffix = suffixes.find((each) => base.endsWith(each) && base.length - each.length >= shortestStem);
  if (suffix) base = base.slice(0, -suffix.length);
  return base.length > shortestStem ? base.replace(/([^aeiou])\1$/, "$1") : base;
}
