import { VerdictMark } from "@/components/ui/verdict-mark";
import { shareWords } from "@/components/application/words";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/explanation.json";
import scoring from "@/messages/en/scoring.json";
import type { ShownExplanation } from "./shown";

type Props = {
  criterion: ShownExplanation["scorecard"]["content"]["criteria"][number];
  assessment: ShownExplanation["assessments"][number] | undefined;
  share: number;
};

const placeOf = (source: string) =>
  source.startsWith("answer:")
    ? ("place.answer" as const)
    : (`place.${source as "document" | "correction"}` as const);

/** One criterion for print: the requirement, the assessment, and every quote with its position. */
export function CriterionRecord({ criterion, assessment, share }: Props) {
  const t = useWords("explanation", en);
  const score = useWords("scoring", scoring);
  const requirements = [
    score(`dimension.${criterion.dimension}`),
    t(`importance.${criterion.importance}`),
    shareWords(score, criterion, share),
    criterion.minimumYears && t("minimumYears", { years: criterion.minimumYears }),
    criterion.knockOut && t("knockOut"),
  ].filter(Boolean);
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-sm font-medium break-words">{criterion.name}</h3>
        {assessment && <VerdictMark verdict={assessment.verdict} />}
      </div>
      <p className="text-xs text-ink-faint">{requirements.join(", ")}</p>
      {assessment && (
        <>
          <p className="mt-1 text-sm break-words text-ink-muted">
            {assessment.reason}{" "}
            {t("rated", {
              rated: assessment.rating === null ? "no" : "yes",
              rating: assessment.rating ?? 0,
              confidence: assessment.confidence,
              dated: assessment.years === null ? "no" : "yes",
              years: assessment.years ?? 0,
            })}
          </p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {assessment.evidence.map((evidence) => (
              <li key={`${evidence.source}-${evidence.start}-${evidence.end}`}>
                <q className="break-words">{evidence.quote}</q>{" "}
                <span className="text-xs text-ink-faint tabular-nums">
                  {t(placeOf(evidence.source), {
                    page: evidence.page ?? "–",
                    start: evidence.start,
                    end: evidence.end,
                  })}
                </span>
              </li>
            ))}
          </ul>
          {assessment.question && (
            <p className="mt-1 text-sm break-words">{t("ask", { question: assessment.question })}</p>
          )}
        </>
      )}
    </li>
  );
}
