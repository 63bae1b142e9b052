import type { EvaluationFlag } from "@/lib/judging/ai/judging";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { aggregate, inScore, partsOf } from "./aggregate";
import type { Assessment } from "./evaluation";

/**
 * What the score would be if one criterion were fully shown and everything else stayed as it is, for each criterion of
 * the score that is not: 0 to 100, computed like the score itself. Null while there would be no score.
 */
export function ifShown(
  content: ScorecardContent,
  assessments: Assessment[],
  flags: readonly Pick<EvaluationFlag, "kind">[],
): Map<string, number | null> {
  const short = inScore(partsOf(content, assessments)).filter(({ points }) => points < 100);
  return new Map(
    short.map(({ criterion: { id, minimumYears } }) => {
      const shown = assessments.map((each): Assessment =>
        each.criterionId === id
          ? { ...each, verdict: "met", rating: 4, mentioned: false, years: minimumYears ?? each.years }
          : each,
      );
      return [id, aggregate(content, shown, flags).overall];
    }),
  );
}
