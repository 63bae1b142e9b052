"use client";

import { lazy, type MouseEvent, memo, useState } from "react";
import { Later } from "@/components/ui/later";
import { useWords } from "@/components/words/use-words";
import type { Verdict } from "@/lib/judging/ai/judging";
import list from "@/messages/en/application-list.json";
import ui from "@/messages/en/ui.json";
import { joined } from "@/components/words/isolate";

const VerdictDetail = lazy(() => import("./verdict-detail"));

type Shown = Verdict | null;

/** Width of one criterion in px. */
const step = 11;

/** Each verdict has its own shape, centred at x; the colour only repeats it. */
const shapes: { verdict: Shown; style: string; draw: (x: number) => string }[] = [
  { verdict: "met", style: "fill-met", draw: (x) => `M${x - 4} 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z` },
  {
    verdict: "partly",
    style: "fill-partly [fill-rule:evenodd]",
    draw: (x) => `M${x - 4} 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM${x} 5a3 3 0 0 1 0 6z`,
  },
  {
    verdict: "not_evidenced",
    style: "fill-none stroke-absent",
    draw: (x) => `M${x - 3} 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
  },
  {
    verdict: "contradicted",
    style: "fill-none stroke-contradicted stroke-[1.75px]",
    draw: (x) => `M${x - 3} 5l6 6m0-6l-6 6`,
  },
  { verdict: null, style: "fill-none stroke-ink-faint", draw: (x) => `M${x - 2} 8h4` },
];

/** Space between the musts and the others, in px. */
const gap = 8;

/** A weighted criterion, in the order of the candidates' verdicts. */
export type Weighted = { criterionId: string; name: string; must: boolean };

/**
 * One candidate's verdicts in a line, the musts apart. A criterion has the same place in every row, so that it reads
 * as a column. Each mark shows its criterion and quote: under the pointer, by a tap, and with the arrow keys.
 */
export const VerdictStrip = memo(function VerdictStrip(props: {
  applicationId: string;
  criteria: readonly Weighted[];
  verdicts: readonly Shown[];
}) {
  const { applicationId, criteria, verdicts } = props;
  const wordOf = useVerdictWords();
  const [shown, show] = useState<{ place: number; at: { x: number; y: number } } | null>(null);
  const musts = criteria.filter(({ must }) => must).length;
  const apart = musts < criteria.length ? gap : 0;
  const leftOf = (place: number) => place * step + (place >= musts && musts > 0 ? apart : 0);
  const placed = shapes
    .map((shape) => ({
      ...shape,
      at: verdicts.flatMap((verdict, at) => (verdict === shape.verdict ? [at] : [])),
    }))
    .filter(({ at }) => at.length > 0);
  const spoken = placed
    .map(
      ({ verdict, at }) =>
        `${wordOf(verdict)}: ${joined(
          at.map((i) => criteria[i]?.name ?? ""),
          ", ",
        )}`,
    )
    .join(". ");
  const showAt = (strip: Element, place: number) => {
    const { left, top } = strip.getBoundingClientRect();
    show({ place, at: { x: left + leftOf(place) + step / 2, y: top } });
  };
  const point = ({ currentTarget, clientX }: MouseEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const place = criteria.findIndex((_, at) => x < leftOf(at) + step);
    if (place >= 0 && place !== shown?.place) showAt(currentTarget, place);
  };
  const criterion = shown && criteria[shown.place];
  return (
    <button
      type="button"
      className="block shrink-0 rounded-xs"
      onMouseMove={point}
      onMouseLeave={() => show(null)}
      onClick={point}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && showAt(currentTarget, 0)}
      onBlur={() => show(null)}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const place = by && (shown?.place ?? -1) + by;
        if (place === undefined || place < 0 || place >= criteria.length) return;
        event.preventDefault();
        showAt(event.currentTarget, place);
      }}
    >
      <svg
        role="img"
        aria-label={spoken}
        width={criteria.length * step + (musts > 0 ? apart : 0)}
        height="16"
        className="block"
      >
        {placed.map(({ verdict, style, at, draw }) => (
          <path key={verdict} className={style} d={at.map((i) => draw(leftOf(i) + step / 2)).join("")} />
        ))}
      </svg>
      <Later when={criterion !== null}>
        {shown && criterion && (
          <VerdictDetail
            applicationId={applicationId}
            {...criterion}
            verdict={wordOf(verdicts[shown.place] ?? null)}
            at={shown.at}
          />
        )}
      </Later>
    </button>
  );
});

/** The legend of the shapes. */
export function VerdictLegend() {
  const wordOf = useVerdictWords();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2 text-xs text-ink-muted sm:px-6">
      {shapes.map(({ verdict, style, draw }) => (
        <span key={verdict} className="inline-flex items-center gap-1">
          <svg aria-hidden width={step} height="16">
            <path className={style} d={draw(step / 2)} />
          </svg>
          {wordOf(verdict)}
        </span>
      ))}
    </p>
  );
}

function useVerdictWords() {
  const t = useWords("ui", ui);
  const none = useWords("application-list", list);
  return (verdict: Shown) => (verdict === null ? none("verdict.none") : t(`verdict.${verdict}`));
}
