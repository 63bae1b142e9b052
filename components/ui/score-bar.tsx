import { cn } from "./cn";

const whole = (score: number) => Math.round(score);

/**
 * A score as a number with a thin bar and, over it, the interval it lies in (0 to 100, all). Neutral ink: a score is
 * not good or bad. `tick` marks a threshold.
 */
export function ScoreBar(props: {
  score: number | null;
  low?: number | null;
  high?: number | null;
  tick?: number | null;
  /** Numbers only: in narrow columns. */
  bare?: boolean;
  size?: "sm" | "lg";
  className?: string;
}) {
  const { score, low, high, tick } = props;
  if (score === null)
    return (
      <span className={cn("text-ink-faint", props.className)} title="No score">
        <span aria-hidden>–</span>
        <span className="sr-only">No score</span>
      </span>
    );
  const ranged = low != null && high != null;
  const spoken = ranged
    ? `${whole(score)} of 100, likely between ${whole(low)} and ${whole(high)}`
    : `${whole(score)} of 100`;
  return (
    <span className={cn("inline-flex items-center gap-2 tabular-nums", props.className)} title={spoken}>
      <span
        aria-hidden
        className={cn("font-medium", props.size === "lg" ? "text-xl font-semibold" : "w-[3ch] text-right")}
      >
        {whole(score)}
      </span>
      <span className="sr-only">{spoken}</span>
      {!props.bare && (
        <span
          aria-hidden
          className={cn("relative block h-2 shrink-0", props.size === "lg" ? "w-40" : "w-16")}
        >
          <span className="absolute inset-x-0 top-[3px] h-0.5 rounded-full bg-line-strong" />
          <span
            className="absolute top-[3px] left-0 h-0.5 rounded-full bg-ink-muted"
            style={{ width: `${score}%` }}
          />
          {ranged && (
            <span
              className="absolute inset-y-0 rounded-xs bg-ink-faint/25 ring-1 ring-ink-faint/45 ring-inset"
              style={{ left: `${low}%`, width: `${Math.max(high - low, 1)}%` }}
            />
          )}
          {tick != null && (
            <span className="absolute -inset-y-0.5 w-px bg-accent" style={{ left: `${tick}%` }} />
          )}
        </span>
      )}
    </span>
  );
}
