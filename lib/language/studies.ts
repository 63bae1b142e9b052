import { degreeNames } from "./everywhere/degree-names";
import { linesIn, phrasePattern } from "./phrases";
import { fold } from "./letters";
import { english } from "./en/english";
import { type Term, termsOf } from "./terms";
import { wordWeight } from "./words";
import { everyLanguages, worded } from "./lists";

/** Degrees by level, highest first. The scale is Profile's: 1 school … 5 doctorate. */
const scale = { doctorate: 5, master: 4, bachelor: 3, highSchool: 1, vocational: 2, school: 1 };
const levels = Object.entries(scale).map(([kind, level]) => [level, worded(`{degrees.${kind}}`)] as const);

/** 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctorate; 0 when no degree is named. */
export function degreeLevel(low: string): number {
  // "Diplom (FH)" is a phrase like others.
  const words = low.includes("(") ? low.replaceAll("(", " ").replaceAll(")", " ") : low;
  return levels.find(([, pattern]) => pattern.test(words))?.[0] ?? 0;
}

const schools = linesIn(everyLanguages("schools"));
/** Searching for "*universit*" letter by letter is slow, and finds what "universit" finds. */
const within = schools.filter((line) => line.startsWith("*")).map((line) => fold(line.replaceAll("*", "")));
const school = phrasePattern(schools.filter((line) => !line.startsWith("*")).join("\n"));

/** Whether a folded text names a place of learning. */
export const namesSchool = (low: string) => within.some((part) => low.includes(part)) || school.test(low);

const certificate = worded("{certificates}");

/** Whether a folded text names a certificate, and neither a degree nor a place that awards one. */
export const namesCertificate = (low: string) =>
  certificate.test(low) && degreeLevel(low) < 3 && !namesSchool(low);

const general = worded("{anyDegree}");

const either = worded("(,|;|/|{or}|{and})");

/**
 * The degree a requirement would accept, the lowest it names: "Bachelor's or Master's" asks for a bachelor's. 1 school
 * to 5 doctorate, 0 if it asks for none. "A degree" without more is a bachelor's.
 */
export function educationAsked(text: string): number {
  const low = fold(text);
  const levels = low
    .split(either)
    .map(degreeLevel)
    .filter((level) => level > 0);
  if (levels.length) return Math.min(...levels);
  return degreeLevel(low) || (general.test(low) ? 3 : 0);
}

const names = linesIn(degreeNames);

/** What a level, 0 to 5, is called to a recruiter. */
export const degreeName = (level: number) => names[level] ?? "degree";

const besideFields = ["noField", "orRelated", "inField", "degreeWords"];
const kinds = Object.keys(english.studies).filter((kind) => !besideFields.includes(kind));
const patterns = kinds.map((kind) => [kind, worded(`{studies.${kind}}`)] as const);
const noField = worded("{studies.noField}", "gu");
const orRelated = worded("{studies.orRelated}");

/** The wide fields of study that a folded text names. */
export function studiesIn(low: string): Set<string> {
  const fieldText = low.replace(noField, " ");
  return new Set(patterns.filter(([, pattern]) => pattern.test(fieldText)).map(([kind]) => kind));
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
