import { ScoreBar } from "@/components/ui/score-bar";
import { useWords } from "@/components/words/use-words";
import type { DimensionScore } from "@/lib/judging/evaluation/evaluation";
import en from "@/messages/en/application.json";
import scoring from "@/messages/en/scoring.json";
import { isBeside } from "./words";

/** The four dimensions with their score intervals and how many of their criteria are evidenced. */
export function DimensionList({ scores }: { scores: DimensionScore[] }) {
  const t = useWords("application", en);
  const words = useWords("scoring", scoring);
  return (
    <dl className="text-sm">
      {scores.map(({ dimension, score, low, high, unknown, criteria, evidenced }) => (
        <div key={dimension} className="flex h-8 items-center gap-3">
          <dt className="w-24 shrink-0 text-ink-muted">
            {words(`dimension.${dimension}`)}
            {isBeside(dimension) && <span className="sr-only">, {words("beside")}</span>}
          </dt>
          <dd className="flex flex-1 items-center justify-between gap-3">
            {criteria === 0 ? (
              <span className="text-ink-faint">{t("dimension.notAsked")}</span>
            ) : (
              <>
                <ScoreBar score={score} low={low} high={high} unknown={unknown} />
                <span className="text-ink-faint tabular-nums">
                  {t("dimension.evidenced", { evidenced, criteria })}
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
