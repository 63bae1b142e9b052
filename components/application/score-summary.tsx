import Link from "next/link";
import { Button } from "@/components/ui/button";
import { ScoreBar } from "@/components/ui/score-bar";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import scoring from "@/messages/en/scoring.json";
import { AgainstNeighbours } from "./against-neighbours";
import { DimensionList } from "./dimension-list";
import type { ShownApplication, ShownEvaluation } from "./shown";
import { isRules, judgedBy } from "./words";
import { Standing } from "./standing";
import type { EvaluateAgain } from "./use-evaluate-again";

/** The score with its dimensions, the number of evidenced criteria and a written summary. */
export function ScoreSummary(props: {
  application: ShownApplication;
  evaluation: ShownEvaluation;
  /** Null when it cannot be evaluated again. */
  again: EvaluateAgain | null;
}) {
  const { application, evaluation, again } = props;
  const t = useWords("application", en);
  const score = useWords("scoring", scoring);
  const { totals, judged } = evaluation;
  const evidenced = judged.filter(({ assessment }) => assessment.evidence.length > 0).length;
  const outdated = evaluation.currentVersion !== null && evaluation.currentVersion !== evaluation.version;
  return (
    <section aria-label={t("score")} className="group/score flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ScoreBar
          size="lg"
          score={totals.overall}
          low={totals.low}
          high={totals.high}
          unknown={totals.unknown}
        />
        <span className="text-sm">
          <Standing application={{ ...application, advice: totals.advice }} />
        </span>
        <span className="text-sm text-ink-muted tabular-nums">
          {t("score.evidenced", { evidenced, total: judged.length })}
          {totals.unknown ? `, ${t("score.unknown", { unknown: totals.unknown })}` : null}
        </span>
      </div>
      {application.summary && (
        <p className="line-clamp-1 max-w-[72ch] text-pretty group-has-[details[open]]/score:line-clamp-none">
          {application.summary}
        </p>
      )}
      <details className="flex flex-col gap-3 text-sm">
        <summary className="w-fit rounded-xs text-ink-muted hover:text-ink">{t("score.more")}</summary>
        <div className="mt-2 flex flex-col gap-3">
          <div className="rounded-lg border border-line bg-surface px-4 py-2">
            <DimensionList scores={totals.dimensions} />
          </div>
          {evaluation.likelihood && (
            <p className="text-sm text-ink-muted">
              {score("likelihood", {
                low: inHundred(evaluation.likelihood[0]),
                high: inHundred(evaluation.likelihood[1]),
              })}
            </p>
          )}
        </div>
      </details>
      <p className="text-xs text-ink-faint">
        {t.rich("score.evaluated", {
          at: () => <When at={evaluation.createdAt} />,
          version: evaluation.version,
          by: judgedBy(score, evaluation.judge),
        })}
        {!isRules(evaluation.judge) && `. ${t("score.byModel", { byRules: evaluation.byRules })}`}
        {outdated &&
          `. ${t(application.disposition === "active" ? "score.outdated.active" : "score.outdated.decided", {
            version: evaluation.currentVersion ?? "–",
          })}`}
        {evaluation.earlierJudge && `. ${t("score.earlierJudge")}`}
        {evaluation.earlierJudge && again && (
          <Button size="sm" className="mx-2" busy={again.busy} onClick={again.run}>
            {t("unscored.again")}
          </Button>
        )}
        {". "}
        <Link
          href={`/applications/${application.applicationId}/explanation`}
          className="mr-3 text-accent-ink underline underline-offset-2"
        >
          {t("score.how")}
        </Link>
        <span className="inline-flex flex-wrap gap-x-3">
          <AgainstNeighbours jobId={application.jobId} applicationId={application.applicationId} />
        </span>
      </p>
    </section>
  );
}

const inHundred = (share: number) => Math.round(100 * share);
