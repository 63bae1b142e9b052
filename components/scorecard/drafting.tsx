import { LoaderCircle } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/scorecard.json";

/** While a draft is being written. It takes seconds; the page follows by itself, and says why it takes longer. */
export function Drafting({ delay }: { delay: string | null }) {
  const t = useWords("scorecard", en);
  return (
    <div role="status" className="flex flex-col items-center px-6 py-16 text-center">
      <LoaderCircle aria-hidden className="mb-4 size-6 animate-turn text-ink-faint" />
      <p className="text-base font-semibold">{t("drafting.title")}</p>
      <p className="mt-1 max-w-[52ch] text-sm text-ink-muted">
        {t("drafting.text", { delay: delay ?? t("drafting.reading") })}
      </p>
    </div>
  );
}
