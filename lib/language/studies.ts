import { degreeLevel } from "./degrees";
import { fold } from "./fold";
import { english } from "./en/english";
import { type Term, termsOf } from "./terms";
import { wordWeight } from "./word-weights";
import { everyLanguages, worded } from "./worded";

const besideFields = ["noField", "orRelated", "inField", "degreeWords"];
const kinds = Object.keys(english.studies).filter((kind) => !besideFields.includes(kind));
const patterns = kinds.map((kind) => [kind, worded(`{studies.${kind}}`)] as const);
const noField = worded("{studies.noField}", "gu");
const orRelated = worded("{studies.orRelated}");

/** The wide fields of study that a folded text names. */
export function studiesIn(low: string): Set<string> {
  const told = low.replace(noField, " ");
  return new Set(patterns.filter(([, pattern]) => pattern.test(told)).map(([kind]) => kind));
}

/** What a criterion asks somebody to have studied. */
export type StudiesAsked = {
  /** The fields it names, each in its words: any of them will do. */
  named: Term[][];
  wide: Set<string>;
  /** "… or a related field". */
  orRelated: boolean;
};

const inField = worded("{studies.inField} ");
const between = worded("(,|;|/|{or}|{and}|{studies.inField})");

/** The fields that a requirement of a degree names; `named` is empty where any degree will do. */
export function studiesAsked(requirement: string): StudiesAsked {
  const low = fold(requirement).replace(noField, " ").replaceAll("(", ",").replaceAll(")", ",");
  const named = low
    .split(between)
    .filter((part) => !orRelated.test(part))
    .map((part) => termsOf(part).filter(({ key }) => !isDegreeWord(key) && wordWeight(key) >= telling))
    .filter((terms) => terms.length > 0);
  const wide = studiesIn(low);
  // "From an accredited university" names no field.
  const namesField = wide.size > 0 || inField.test(low);
  return { named: namesField ? named : [], wide, orRelated: orRelated.test(low) };
}

/** Words from this weight on can name a field. */
const telling = 0.5;

const degreeWords = new Set(termsOf(everyLanguages("studies.degreeWords")).map(({ key }) => key));
const isDegreeWord = (key: string) => degreeWords.has(key) || degreeLevel(key) > 0;
