import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/interview.json";
import type { Judged } from "./shown";

/** The questions that would settle what the documents leave open, weightiest first, each with what it is asked for. */
export const interviewText = (t: Words<typeof en>, judged: readonly Judged[]): string =>
  judged
    .filter(({ assessment }) => assessment.question !== null)
    .toSorted((a, b) => b.share - a.share)
    .map(({ criterion, assessment }, index) =>
      [
        `${index + 1}. ${assessment.question}`,
        `   ${criterion.name}: ${t(`verdict.${assessment.verdict}`)}. ${assessment.reason}`,
      ].join("\n"),
    )
    .join("\n\n");
