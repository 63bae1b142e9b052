import { CircleCheck, CircleDashed, CircleSlash, Contrast, type LucideIcon } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import type { Verdict } from "@/lib/judging/ai/judging";
import en from "@/messages/en/ui.json";
import { cn } from "./cn";

const marks: Record<Verdict, { icon: LucideIcon; ink: string; wash: string }> = {
  met: { icon: CircleCheck, ink: "text-met", wash: "bg-met-wash" },
  partly: { icon: Contrast, ink: "text-partly", wash: "bg-partly-wash" },
  not_evidenced: {
    icon: CircleDashed,
    ink: "text-absent",
    wash: "bg-absent-wash",
  },
  contradicted: {
    icon: CircleSlash,
    ink: "text-contradicted",
    wash: "bg-contradicted-wash",
  },
};

/** The verdict on a criterion: always an icon and a word, so that the colour only repeats them. */
export function VerdictMark({ verdict, className }: { verdict: Verdict; className?: string }) {
  const t = useWords("ui", en);
  const { icon: Icon, ink } = marks[verdict];
  return (
    <span className={cn("verdict-mark", ink, className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{t(`verdict.${verdict}`)}</span>
    </span>
  );
}

export const verdictWash = (verdict: Verdict) => marks[verdict].wash;
