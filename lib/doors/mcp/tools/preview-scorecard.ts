import { previewScores } from "@/lib/judging/publishing/preview-scores";
import { candidateLines } from "../text/candidate-data";
import { reads, tool } from "../tool";

type RankAndScore = { rank: number | null; score: number | null; advice: string | null };
const place = ({ rank, score, advice }: RankAndScore) =>
  `rank ${rank ?? "-"}, score ${score ?? "-"}, ${advice ?? "no advice"}`;

export const previewScorecardTool = tool({
  name: "previewScorecard",
  title: "Preview a scorecard",
  description:
    "How publishing a draft or content would change the ranking, from existing verdicts. Publishes nothing.",
  safety: reads,
  handedOn: ["content", "edits"],
  next: { not_found: "getGeneratedScorecard gives the draftId, getScorecardConfig a content." },
  useCase: previewScores,
  text: ({ version, changes, unknown, creditsNeeded, compared, moving, otherAdvice, moves }) =>
    [
      `As version ${version}: of ${compared} undecided applicants ${moving} move, ${otherAdvice} get other advice.`,
      ...(changes.length > 0 ? [`Compared with the current version: ${changes.join(" ")}`] : []),
      ...(unknown.length > 0
        ? [
            `Unknown for everybody until evaluated (${creditsNeeded} credits): ${unknown.map(({ criterion, share }) => `${criterion}, ${share}% of the score`).join("; ")}.`,
          ]
        : []),
      ...candidateLines(
        moves,
        (move) => `${move.name} applicationId ${move.applicationId}: ${place(move.from)} → ${place(move.to)}`,
      ),
    ].join("\n"),
});
