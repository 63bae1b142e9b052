import { fold } from "@/lib/candidates/parse-profile/source-text";
import { promise, protectedGrounds } from "./protected-grounds";

export type ProtectedCriterion = {
  /** What a recruiter is told: why it is refused, and what to ask for instead. */
  reason: string;
  /** Rules that forbid it in many places, where there are such. Not legal advice. */
  law?: string;
};

/**
 * Finds what no criterion may ask for: a protected ground, or something that stands in for one, such as a window of
 * graduation years. English, German, French, Spanish and Portuguese. Null if there is none. It refuses wording, so it
 * cannot be the only safeguard: it does not know what a harmless word is used for.
 */
export function findProtectedCriteria(text: string): ProtectedCriterion | null {
  const folded = fold(text);
  for (const statement of folded.split(/\n|(?<=[.;!?])\s+/)) {
    if (promise.test(statement)) continue;
    const ground = protectedGrounds.find(({ patterns }) =>
      patterns.some((pattern) => pattern.test(statement)),
    );
    if (ground) return ground.law ? { reason: ground.reason, law: ground.law } : { reason: ground.reason };
  }
  return null;
}
