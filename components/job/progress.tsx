import { LoaderCircle } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/jobs.json";

type Scores = { scored: number; waiting: number; failed: number; stale: number; awaitingCredits: number };

/** The progress of a job's evaluations in words: how many are scored, and what the others wait for. */
export function Progress({ scores, total }: { scores: Scores; total: number }) {
  const t = useWords("jobs", en);
  if (total === 0) return <span className="text-ink-faint">–</span>;
  const rest = [
    scores.waiting > 0 && t("progress.evaluating", { count: scores.waiting }),
    scores.stale > 0 && t("progress.stale", { count: scores.stale }),
    scores.failed > 0 && t("progress.failed", { count: scores.failed }),
    scores.awaitingCredits > 0 && t("progress.awaiting", { count: scores.awaitingCredits }),
  ].filter(Boolean);
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {scores.scored}
      {scores.waiting > 0 && <LoaderCircle aria-hidden className="size-3 animate-turn text-ink-faint" />}
      {rest.length > 0 && <span className="text-ink-faint">{rest.join(", ")}</span>}
    </span>
  );
}
