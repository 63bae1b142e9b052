"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { ScoreBar } from "@/components/ui/score-bar";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import scoring from "@/messages/en/scoring.json";
import { CriterionItem } from "./criterion-item";
import type { Quoted, ShownEvaluation } from "./shown";
import { dimensions, isBeside } from "./words";

/** Every criterion of the scorecard with its verdict, by dimension. */
export function CriteriaList(
  props: Omit<Quoted, "quotes"> & { applicationId: string; evaluation: ShownEvaluation },
) {
  const { judged, totals } = props.evaluation;
  const t = useWords("application", en);
  const score = useWords("scoring", scoring);
  const questions = judged.flatMap(({ assessment }) => assessment.question ?? []);
  return (
    <section aria-label={t("criteria")} className="flex flex-col gap-6">
      {dimensions.map((dimension) => {
        const items = judged.filter(({ criterion }) => criterion.dimension === dimension);
        const total = totals.dimensions.find((entry) => entry.dimension === dimension);
        if (items.length === 0) return null;
        return (
          <section key={dimension} aria-labelledby={`dimension-${dimension}`}>
            <div className="flex h-9 items-center justify-between gap-3 border-b border-line-strong">
              <h2 id={`dimension-${dimension}`} className="text-base">
                {score(`dimension.${dimension}`)}
                {isBeside(dimension) && (
                  <span className="ml-2 text-sm font-normal text-ink-faint">{score("beside")}</span>
                )}
              </h2>
              <ScoreBar
                score={total?.score ?? null}
                low={total?.low}
                high={total?.high}
                unknown={total?.unknown}
                className="text-sm text-ink-muted"
              />
            </div>
            <ul>
              {items.map((item) => (
                <CriterionItem
                  key={item.criterion.id}
                  judged={item}
                  knockedOut={totals.knockedOutBy.includes(item.criterion.id)}
                  active={props.active}
                  onQuote={props.onQuote}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {questions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <CopyButton
            size="sm"
            text={questions.map((question) => `- ${question}`).join("\n")}
            done={t("criteria.copied", { count: questions.length })}
          >
            {t("criteria.copy", { count: questions.length })}
          </CopyButton>
          <Button asChild size="sm">
            <Link href={`/applications/${props.applicationId}/interview`}>{t("criteria.kit")}</Link>
          </Button>
        </div>
      )}
    </section>
  );
}
