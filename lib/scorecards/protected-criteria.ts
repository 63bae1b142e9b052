import { undisguised } from "@/lib/language/disguises";
import { promise, protectedGrounds } from "./protected-grounds";
import { standIns } from "./stand-ins";

export type ProtectedCriterion = {
  /** What a recruiter is told: why it is refused, and what to ask for instead. */
  reason: string;
  /** Rules that forbid it in many places, where there are such. Not legal advice. */
  law?: string;
};

/**
 * Finds what no criterion may ask for: a protected ground, or something that stands in for one, such as a window of
 * graduation years. English, German, French, Spanish and Portuguese, spaced out or in look-alike letters too. Null if
 * there is none. It refuses wording, so it cannot be the only safeguard: it does not know what a harmless word is used
 * for.
 */
export function findProtectedCriteria(text: string): ProtectedCriterion | null {
  for (const statement of text.split(/\n|(?<=(?<!\b(?:max|min))[.;!?])\s+/i)) {
    const readings = readingsOf(statement);
    if (readings.some((reading) => promise.test(reading))) continue;
    const ground = grounds.find(({ patterns }) =>
      patterns.some((pattern) => readings.some((reading) => pattern.test(reading))),
    );
    if (ground) return ground.law ? { reason: ground.reason, law: ground.law } : { reason: ground.reason };
  }
  return null;
}

const grounds = [...protectedGrounds, ...standIns];

const spacedOut = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;
const joined = (text: string) => text.replace(spacedOut, (letters) => letters.replace(/[ ._*-]/g, ""));

/** A statement as it stands, and as it reads without what was put between or in place of its letters. */
function readingsOf(statement: string): string[] {
  const plain = undisguised(statement.replace(/[\u2010-\u2015\u2212]/g, "-")).map((text) => text.trim());
  return [
    ...new Set(plain.flatMap((text) => [text, joined(text), text.replace(/(?<=\p{L})-(?=\p{L})/gu, " ")])),
  ];
}
