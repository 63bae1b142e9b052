import { ArrowDown, ArrowUp } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import type { Shortlisted } from "./shortlisted";

type Props = {
  apart: NonNullable<Shortlisted["apart"]>;
  /** Class of the points, to hide them where there is little room. */
  pointsClass?: string;
};

/** The criteria on which a candidate is furthest ahead of and behind the job's other candidates, by weight. */
export function SetsApart({ apart, pointsClass }: Props) {
  const { ahead, behind } = apart;
  return (
    <span className="flex min-w-0 flex-col text-xs leading-4">
      {ahead && <Side {...ahead} pointsClass={pointsClass} icon={ArrowUp} side="ahead" />}
      {behind && <Side {...behind} pointsClass={pointsClass} icon={ArrowDown} side="behind" />}
    </span>
  );
}

type Difference = NonNullable<NonNullable<Shortlisted["apart"]>["ahead"]>;

function Side(
  props: Difference & { icon: typeof ArrowUp; side: "ahead" | "behind" } & Pick<Props, "pointsClass">,
) {
  const { icon: Icon, criterion, points, others } = props;
  const t = useWords("application-list", en);
  const side = t(`apart.${props.side}`);
  return (
    <span
      title={t("apart.detail", { side, criterion, points, others })}
      className="flex min-w-0 items-center gap-1"
    >
      <Icon aria-hidden className="size-3 shrink-0 text-ink-faint" />
      <span className="sr-only">{side} </span>
      <span className="truncate">{criterion}</span>
      <span className={cn("shrink-0 text-ink-faint tabular-nums", props.pointsClass)}>
        {points} <span aria-hidden>{t("apart.versus")}</span>
        <span className="sr-only">{t("apart.versus.spoken")}</span> {others}
      </span>
    </span>
  );
}
