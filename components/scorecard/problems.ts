import type { Words } from "@/components/words/translate";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import type en from "@/messages/en/scorecard.json";

/** A problem that prevents publishing: its path ("criteria.3.name") and message. */
export type Problem = { path: string; message: string };

/** Problems that can be found without the server, which rejects such content as invalid input. */
export const obviousProblems = (
  t: Words<typeof en>,
  { criteria, thresholds }: ScorecardContent,
): Problem[] => [
  ...criteria.flatMap(({ name }, index) =>
    name.trim().length < 2 ? [{ path: `criteria.${index}.name`, message: t("problem.tooShort") }] : [],
  ),
  ...(thresholds.declineBelow > thresholds.shortlistFrom
    ? [{ path: "thresholds", message: t("problem.crossed") }]
    : []),
];

/** The problem of one criterion as a sentence; null when it has none. */
export function problemOf(t: Words<typeof en>, problems: Problem[], index: number): string | null {
  const problem = problems.find(
    ({ path }) => path === `criteria.${index}` || path.startsWith(`criteria.${index}.`),
  );
  if (!problem) return null;
  const { path, message } = problem;
  return sentence(path.endsWith(".name") ? t("problem.name", { problem: message }) : message);
}

export const sentence = (text: string) =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
