import { VerdictMark } from "@/components/ui/verdict-mark";
import { shareWords } from "@/components/application/words";
import { useWords } from "@/components/words/use-words";
import scoring from "@/messages/en/scoring.json";
import type { ShownExplanation } from "./shown";

type Props = {
  criterion: ShownExplanation["scorecard"]["content"]["criteria"][number];
  assessment: ShownExplanation["assessments"][number] | undefined;
  share: number;
};

/** One criterion on paper: what was asked, what was found, and every quote with its place. */
export function CriterionRecord({ criterion, assessment, share }: Props) {
  const score = useWords("scoring", scoring);
  const asked = [
    score(`dimension.${criterion.dimension}`),
    criterion.importance === "must" ? "must" : "nice to have",
    shareWords(score, criterion, share),
    criterion.minimumYears && `at least ${criterion.minimumYears} years`,
    criterion.knockOut && "knock-out",
  ].filter(Boolean);
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-sm font-medium break-words">{criterion.name}</h3>
        {assessment && <VerdictMark verdict={assessment.verdict} />}
      </div>
      <p className="text-xs text-ink-faint">{asked.join(", ")}</p>
      {assessment && (
        <>
          <p className="mt-1 text-sm break-words text-ink-muted">
            {assessment.reason} Rating {assessment.rating ?? "none"}
            {assessment.rating !== null && " of 4"}, confidence {assessment.confidence}
            {assessment.years !== null && `, ${Math.round(assessment.years * 10) / 10} years in dated roles`}.
          </p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {assessment.evidence.map((evidence) => (
              <li key={`${evidence.source}-${evidence.start}-${evidence.end}`}>
                <q className="break-words">{evidence.quote}</q>{" "}
                <span className="text-xs text-ink-faint tabular-nums">
                  {evidence.source === "document" ? `page ${evidence.page}` : "answer"}, characters{" "}
                  {evidence.start} to {evidence.end}
                </span>
              </li>
            ))}
          </ul>
          {assessment.question && <p className="mt-1 text-sm break-words">Ask: {assessment.question}</p>}
        </>
      )}
    </li>
  );
}
