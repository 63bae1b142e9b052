import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";
import { cn } from "./cn";

const whole = (score: number) => Math.round(score);

/**
 * A score as a number and a thin bar, with its interval over the bar (all from 0 to 100). The dotted line after the
 * score is `unknown`: what criteria without evidence could still add. Neutral colour: a score is not good or bad.
 * `tick` marks a threshold.
 */
export function ScoreBar(props: {
  score: number | null;
  low?: number | null;
  high?: number | null;
  unknown?: number | null;
  tick?: number | null;
  /** Numbers only: in narrow columns. */
  bare?: boolean;
  size?: "sm" | "lg";
  className?: string;
}) {
  const { score, low, high, unknown, tick } = props;
  const t = useWords("ui", en);
  if (score === null)
    return (
      <span className={cn("no-score", props.className)} title={t("score.none")}>
        <span aria-hidden>–</span>
        <span className="sr-only">{t("score.none")}</span>
      </span>
    );
  const ranged = low != null && high != null;
  const spoken = t("score", {
    score: whole(score),
    ranged: ranged ? "yes" : "no",
    low: whole(low ?? 0),
    high: whole(high ?? 0),
    open: unknown ? "yes" : "no",
    unknown: whole(unknown ?? 0),
  });
  if (props.bare)
    return (
      <span
        className={cn("inline-block w-[3ch] text-right font-medium tabular-nums", props.className)}
        title={spoken}
      >
        {whole(score)}
        <span className="sr-only">{spoken.slice(String(whole(score)).length)}</span>
      </span>
    );
  return (
    <span className={cn("inline-flex items-center gap-2 tabular-nums", props.className)} title={spoken}>
      <span
        aria-hidden
        className={cn("font-medium", props.size === "lg" ? "text-xl font-semibold" : "w-[3ch] text-right")}
      >
        {whole(score)}
      </span>
      <span className="sr-only">{spoken}</span>
      <svg aria-hidden className={cn("h-2 shrink-0 overflow-visible", props.size === "lg" ? "w-40" : "w-16")}>
        <rect y="3" width="100%" height="2" rx="1" className="fill-line-strong" />
        <rect y="3" width={`${score}%`} height="2" rx="1" className="fill-ink-muted" />
        {unknown ? (
          <line
            x1={`${score}%`}
            x2={`${Math.min(100, score + unknown)}%`}
            y1="4"
            y2="4"
            strokeWidth="2"
            strokeDasharray="1.5 2"
            className="stroke-ink-muted"
          />
        ) : null}
        {ranged && (
          <rect
            x={`${low}%`}
            y="0.5"
            width={`${Math.max(high - low, 1)}%`}
            height="7"
            rx="2"
            className="fill-ink-faint/25 stroke-ink-faint/45"
          />
        )}
        {tick != null && <rect x={`${tick}%`} y="-2" width="1" height="12" className="fill-accent" />}
      </svg>
    </span>
  );
}
