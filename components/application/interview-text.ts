import type { Judged } from "./shown";

const found = {
  met: "shown",
  partly: "partly shown",
  not_evidenced: "no evidence found",
  contradicted: "contradicted",
} as const;

/** The questions that would settle what the documents leave open, weightiest first, each with what it is asked for. */
export const interviewText = (judged: readonly Judged[]): string =>
  judged
    .filter(({ assessment }) => assessment.question !== null)
    .toSorted((a, b) => b.share - a.share)
    .map(({ criterion, assessment }, index) =>
      [
        `${index + 1}. ${assessment.question}`,
        `   ${criterion.name}: ${found[assessment.verdict]}. ${assessment.reason}`,
      ].join("\n"),
    )
    .join("\n\n");
