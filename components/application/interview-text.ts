import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/interview.json";
import type { Judged } from "./shown";
import { isBeside } from "./words";

/**
 * The questions about what the documents leave open, each with its criterion, verdict and reason: criteria that count
 * towards the score first, then culture and team fit, by descending share.
 */
export const interviewText = (t: Words<typeof en>, judged: readonly Judged[]): string =>
  judged
    .filter(({ assessment }) => assessment.question !== null)
    .toSorted((a, b) => besideOf(a) - besideOf(b) || b.share - a.share)
    .map(({ criterion, assessment }, index) =>
      [
        `${index + 1}. ${assessment.question}`,
        `   ${criterion.name}: ${t(`verdict.${assessment.verdict}`)}. ${assessment.reason}`,
      ].join("\n"),
    )
    .join("\n\n");

const besideOf = ({ criterion }: Judged) => Number(isBeside(criterion.dimension));
