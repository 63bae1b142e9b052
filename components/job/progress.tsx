import { LoaderCircle } from "lucide-react";

type Scores = { scored: number; waiting: number; failed: number; stale: number; awaitingCredits: number };

/** How far a job's evaluations are, in words that name what is missing and why. */
export function Progress({ scores, total }: { scores: Scores; total: number }) {
  if (total === 0) return <span className="text-ink-faint">–</span>;
  const rest = [
    scores.waiting > 0 && `${scores.waiting} evaluating`,
    scores.stale > 0 && `${scores.stale} to rescore`,
    scores.failed > 0 && `${scores.failed} not readable`,
    scores.awaitingCredits > 0 && `${scores.awaitingCredits} wait for credits`,
  ].filter(Boolean);
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {scores.scored}
      {scores.waiting > 0 && <LoaderCircle aria-hidden className="size-3 animate-turn text-ink-faint" />}
      {rest.length > 0 && <span className="text-ink-faint">{rest.join(", ")}</span>}
    </span>
  );
}
