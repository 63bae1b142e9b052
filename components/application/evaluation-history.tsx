import Link from "next/link";
import type * as z from "zod";
import { ScoreBar } from "@/components/ui/score-bar";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { listEvaluations } from "@/lib/hiring/applications/list-evaluations";
import en from "@/messages/en/application.json";
import scoring from "@/messages/en/scoring.json";
import { judgedBy } from "./words";

export type PastEvaluation = z.output<typeof listEvaluations.output>["evaluations"][number];

/** Evaluations before the current one, each under the scorecard version it was made with. */
export function EvaluationHistory(props: { applicationId: string; evaluations: PastEvaluation[] }) {
  const t = useWords("application", en);
  const score = useWords("scoring", scoring);
  const earlier = props.evaluations.filter(({ current }) => !current);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-evaluations">
      <h2 id="earlier-evaluations" className="text-base">
        {t("history")}
      </h2>
      <ul className="mt-1">
        {earlier.map(({ evaluationId, version, overall, low, high, judge, createdAt }) => (
          <li key={evaluationId}>
            <Link
              href={`/applications/${props.applicationId}/explanation?evaluation=${evaluationId}`}
              className="-mx-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-sm hover:bg-sunken"
            >
              <span>
                <span className="font-medium">{t("history.version", { version })}</span>{" "}
                <span className="text-ink-muted">
                  {judgedBy(score, judge)}, <When at={createdAt} />
                </span>
              </span>
              <ScoreBar score={overall} low={low} high={high} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
