import type { ScorecardContent } from "@/lib/scorecards/scorecard";

/** What stands in the way of publishing: where ("criteria.3.name") and what. */
export type Problem = { path: string; message: string };

/** What can be seen without asking the service: it would not even take such a content. */
export const obviousProblems = ({ criteria, thresholds }: ScorecardContent): Problem[] => [
  ...criteria.flatMap(({ name }, index) =>
    name.trim().length < 2
      ? [{ path: `criteria.${index}.name`, message: "needs at least two characters" }]
      : [],
  ),
  ...(thresholds.declineBelow > thresholds.shortlistFrom
    ? [{ path: "thresholds", message: "they cross" }]
    : []),
];

/** The problem of one criterion as a sentence; null when it has none. */
export function problemOf(problems: Problem[], index: number): string | null {
  const found = problems.find(
    ({ path }) => path === `criteria.${index}` || path.startsWith(`criteria.${index}.`),
  );
  if (!found) return null;
  return sentence(found.path.endsWith(".name") ? `the name ${found.message}` : found.message);
}

export const sentence = (text: string) =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
