import { degreeNames } from "./everywhere/degree-names";
import { fold } from "./fold";
import { linesIn, phrasePattern } from "./phrases";
import { everyLanguages, worded } from "./worded";

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
