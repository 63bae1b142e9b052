import { fold } from "./fold";
import { degreeLevel } from "./degrees";
import { degreeNames } from "./everywhere/degree-names";
import { linesIn } from "./phrases";
import { worded } from "./worded";

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
