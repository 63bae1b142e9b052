import { previewScores } from "@/lib/publishing/preview-scores";
import { candidateData } from "../text/candidate-data";
import { reads, tool } from "../tool";

type Place = { rank: number | null; score: number | null; advice: string | null };
const place = ({ rank, score, advice }: Place) =>
  `rank ${rank ?? "-"}, score ${score ?? "-"}, ${advice ?? "no advice"}`;

export const previewScorecardTool = tool({
  name: "previewScorecard",
  title: "Preview a scorecard",
  description:
    "Who would move where if a draft or content were published, from the verdicts there are. Publishes nothing and costs nothing.",
  safety: reads,
  handedOn: ["content", "edits"],
  next: { not_found: "getGeneratedScorecard gives the draftId, getScorecardConfig a content." },
  useCase: previewScores,
  text: ({ version, changes, unknown, creditsNeeded, compared, moving, otherAdvice, moves }) =>
    [
      `As version ${version}: of ${compared} undecided applicants ${moving} move, ${otherAdvice} to other advice.`,
      ...(changes.length > 0 ? [`Against the version in force: ${changes.join(" ")}`] : []),
      ...(unknown.length > 0
        ? [
            `Unknown of everybody until evaluated (${creditsNeeded} credits): ${unknown.map(({ criterion, share }) => `${criterion}, ${share}% of the score`).join("; ")}.`,
          ]
        : []),
      moves.length > 0
        ? candidateData(
            moves
              .map(
                (one) =>
                  `${one.name} applicationId ${one.applicationId}: ${place(one.from)} → ${place(one.to)}`,
              )
              .join("\n"),
          )
        : "",
    ]
      .filter(Boolean)
      .join("\n"),
});
