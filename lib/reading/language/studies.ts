import { degreeNames } from "./everywhere/degree-names";
import { linesIn, phrasePattern } from "./phrases";
import { fold } from "./letters";
import { english } from "./en/english";
import { type Term, termsOf } from "./terms";
import { wordWeight } from "./words";
import { inAllLanguages, regex } from "./lists";

/** Degrees by level, highest first. The scale is Profile's: 1 school … 5 doctorate. */
const scale = { doctorate: 5, master: 4, bachelor: 3, highSchool: 1, vocational: 2, school: 1 };
const levels = Object.entries(scale).map(([kind, level]) => [level, regex(`{degrees.${kind}}`)] as const);

/** 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctorate; 0 when no degree is named. */
export function degreeLevel(low: string): number {
  // Brackets read as spaces: "Diplom (FH)" is matched like other phrases.
  const words = low.includes("(") ? low.replaceAll("(", " ").replaceAll(")", " ") : low;
  return levels.find(([, pattern]) => pattern.test(words))?.[0] ?? 0;
}

const schools = linesIn(inAllLanguages("schools"));
/** A pattern for "*universit*" is slow and equivalent to searching for "universit". */
const within = schools.filter((line) => line.startsWith("*")).map((line) => fold(line.replaceAll("*", "")));
const school = phrasePattern(schools.filter((line) => !line.startsWith("*")).join("\n"));

/** Whether a folded text names a school or university. */
export const namesSchool = (low: string) =>
  within.some((part) => low.includes(part)) || school.test(low.replace(/\([a-z]{1,4}\)/g, " "));

const highSchool = regex("^{degrees.highSchool}");

/** Whether a folded text names a school, and not only the diploma of one: "High School Diploma". */
export const isOfSchool = (low: string) => namesSchool(low.replace(highSchool, " "));

const certificate = regex("{certificates}");

/** Whether a folded text names a certificate, but no degree from bachelor up and no school. */
export const namesCertificate = (low: string) =>
  certificate.test(low) && degreeLevel(low) < 3 && !namesSchool(low);

const general = regex("{anyDegree}");

const either = regex("(,|;|/|{or}|{and})");

/**
 * The lowest degree a requirement accepts: "Bachelor's or Master's" asks for a bachelor's. 1 school to 5 doctorate, 0
 * if it asks for none. Just "a degree" is of the level `unnamed`, else a bachelor's.
 */
export function educationAsked(text: string, unnamed: number = scale.bachelor): number {
  const low = fold(text);
  const levels = low
    .split(either)
    .map(degreeLevel)
    .filter((level) => level > 0);
  if (levels.length) return Math.min(...levels);
  return degreeLevel(low) || (general.test(low) ? unnamed : 0);
}

const names = linesIn(degreeNames);

/** The name of a level, 0 to 5, for recruiters. */
export const degreeName = (level: number) => names[level] ?? "degree";

const besideFields = ["noField", "orRelated", "inField", "degreeWords"];
const kinds = Object.keys(english.studies).filter((kind) => !besideFields.includes(kind));
const patterns = kinds.map((kind) => [kind, regex(`{studies.${kind}}`)] as const);
const noField = regex("{studies.noField}", "gu");
const orRelated = regex("{studies.orRelated}");

/** The broad fields of study that a folded text names. */
export function studiesIn(low: string): Set<string> {
  const fieldText = low.replace(noField, " ");
  return new Set(patterns.filter(([, pattern]) => pattern.test(fieldText)).map(([kind]) => kind));
}

/** The studies that a criterion asks for. */
export type StudiesAsked = {
  /** The terms of each field it names; any one of them is enough. */
  named: Term[][];
  wide: Set<string>;
  /** "… or a related field". */
  orRelated: boolean;
};

const inField = regex("{studies.inField} ");
const between = regex("(,|;|/|{or}|{and}|{studies.inField})");

/** The fields of study that a requirement names; `named` is empty if any degree is accepted. */
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

const degreeWords = new Set(termsOf(inAllLanguages("studies.degreeWords")).map(({ key }) => key));
const isDegreeWord = (key: string) => degreeWords.has(key) || degreeLevel(key) > 0;
