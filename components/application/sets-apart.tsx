import { ArrowDown, ArrowUp } from "lucide-react";
import type { Shortlisted } from "./shortlisted";

/** Where a candidate is most ahead of the others on the job and most behind them, by weight. */
export function SetsApart({ apart }: { apart: NonNullable<Shortlisted["apart"]> }) {
  const { ahead, behind } = apart;
  return (
    <span className="flex min-w-0 flex-col text-xs leading-4">
      {ahead && <Side {...ahead} icon={ArrowUp} word="Ahead on" />}
      {behind && <Side {...behind} icon={ArrowDown} word="Behind on" />}
    </span>
  );
}

type Difference = NonNullable<NonNullable<Shortlisted["apart"]>["ahead"]>;

function Side(props: Difference & { icon: typeof ArrowUp; word: string }) {
  const { icon: Icon, word, criterion, points, others } = props;
  const told = `${word} ${criterion}: ${points} of 100, the others ${others} on average`;
  return (
    <span title={told} className="flex min-w-0 items-center gap-1">
      <Icon aria-hidden className="size-3 shrink-0 text-ink-faint" />
      <span className="sr-only">{word} </span>
      <span className="truncate">{criterion}</span>
      <span className="shrink-0 text-ink-faint tabular-nums">
        {points} <span aria-hidden>vs</span>
        <span className="sr-only">of 100, the others on average</span> {others}
      </span>
    </span>
  );
}
