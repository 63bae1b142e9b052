import { Check, CircleHelp, X } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import type { Check as Checked } from "@/lib/hiring/explanation/check-explanation";
import en from "@/messages/en/explanation.json";

/** The results of calculating the score again just now. */
export function CheckList({ checks }: { checks: Checked[] }) {
  const t = useWords("explanation", en);
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {checks.map(({ name, agrees, says }) => (
        <li key={name} className="flex items-start gap-2">
          {agrees === null ? (
            <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          ) : agrees ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-met" />
          ) : (
            <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
          )}
          <span>
            <span className="font-medium">{t(`check.of.${name}`)}</span>: {t(`check.${agrees}`)}. {says}
          </span>
        </li>
      ))}
    </ul>
  );
}
