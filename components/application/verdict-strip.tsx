import { type MouseEvent, memo } from "react";
import { useWords } from "@/components/words/use-words";
import type { Verdict } from "@/lib/ai/judging";
import list from "@/messages/en/application-list.json";
import ui from "@/messages/en/ui.json";
import { joined } from "@/components/words/isolate";

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

/** One candidate's verdicts in a line. A criterion has the same place in every row, so that it reads as a column. */
export const VerdictStrip = memo(function VerdictStrip(props: {
  names: readonly string[];
  verdicts: readonly Shown[];
}) {
  const { names, verdicts } = props;
  const wordOf = useVerdictWords();
  const placed = shapes
    .map((shape) => ({
      ...shape,
      at: verdicts.flatMap((verdict, at) => (verdict === shape.verdict ? [at] : [])),
    }))
    .filter(({ at }) => at.length > 0);
  const nameCriterion = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left) / step);
    const shape = shapes.find(({ verdict }) => verdict === verdicts[at]);
    const title = currentTarget.querySelector("title");
    if (title && shape) title.textContent = `${names[at]}: ${wordOf(shape.verdict)}`;
  };
  const spoken = placed
    .map(
      ({ verdict, at }) =>
        `${wordOf(verdict)}: ${joined(
          at.map((i) => names[i]),
          ", ",
        )}`,
    )
    .join(". ");
  return (
    <svg
      role="img"
      aria-label={spoken}
      width={names.length * step}
      height="16"
      className="shrink-0"
      onMouseMove={nameCriterion}
    >
      <title>{spoken}</title>
      {placed.map(({ verdict, style, at, draw }) => (
        <path key={verdict} className={style} d={at.map((i) => draw(i * step + step / 2)).join("")} />
      ))}
    </svg>
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
