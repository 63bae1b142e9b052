import { Quote as QuoteIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { VerdictMark } from "@/components/ui/verdict-mark";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import scoring from "@/messages/en/scoring.json";
import type { Judged, Quoted } from "./shown";
import { shareWords } from "./words";

/** One criterion with its verdict, the reason, quotes as evidence, and a question to ask. */
export function CriterionItem(props: Omit<Quoted, "quotes"> & { judged: Judged; knockedOut: boolean }) {
  const t = useWords("application", en);
  const score = useWords("scoring", scoring);
  const { criterion, assessment, share, adds } = props.judged;
  return (
    <li data-criterion={criterion.id} className="scroll-m-24 border-b border-line py-3 last:border-b-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-sm font-medium break-words">{criterion.name}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-faint tabular-nums">
            <span>{t(`criterion.${criterion.importance}`)}</span>
            <span title={t("criterion.weight", { weight: criterion.weight })}>
              {shareWords(score, criterion, share)}
            </span>
            {criterion.minimumYears !== null && criterion.minimumYears > 0 && (
              <span>{t("criterion.minimumYears", { years: criterion.minimumYears })}</span>
            )}
            {criterion.knockOut && (
              <Badge tone={props.knockedOut ? "caution" : "outline"}>
                {t(
                  !props.knockedOut
                    ? "criterion.knockOut"
                    : assessment.verdict === "contradicted"
                      ? "criterion.knockOut.contradicted"
                      : "criterion.knockOut.open",
                )}
              </Badge>
            )}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end">
          <VerdictMark verdict={assessment.verdict} />
          {criterion.weight > 0 && (
            <span className="text-xs text-ink-faint tabular-nums">
              {t("criterion.adds", { sign: adds > 0 ? "+" : "", adds, share })}
            </span>
          )}
        </div>
      </div>
      <p className="mt-1.5 max-w-[72ch] text-sm text-pretty break-words text-ink-muted">
        {assessment.reason}
        {assessment.years !== null &&
          criterion.minimumYears === null &&
          !/\d (?:years?|Jahre?)/.test(assessment.reason) &&
          ` ${t("criterion.years", { years: Math.round(assessment.years * 10) / 10 })}`}
      </p>
      {assessment.evidence.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {assessment.evidence.map((evidence, index) => {
            const id = `${criterion.id}-${index}`;
            const active = props.active === id;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={active}
                  onClick={() => props.onQuote(id)}
                  className={cn(
                    "flex w-full max-w-[76ch] items-start gap-2 rounded-md px-2 py-1 text-left text-sm transition-colors",
                    active ? "bg-accent-wash text-ink" : "text-ink hover:bg-sunken",
                  )}
                >
                  <QuoteIcon
                    aria-hidden
                    className={cn("mt-1 size-3 shrink-0", active ? "text-accent-ink" : "text-ink-faint")}
                  />
                  <span className="line-clamp-3 min-w-0 flex-1 break-words">{evidence.quote}</span>
                  <span className="shrink-0 text-xs leading-5 text-ink-faint tabular-nums">
                    {evidence.source === "document"
                      ? t("criterion.page", { page: evidence.page ?? "–" })
                      : t(evidence.source === "correction" ? "criterion.correction" : "criterion.answer")}
                  </span>
                  <span className="sr-only">{t("criterion.show")}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {assessment.question && (
        <p className="mt-2 max-w-[72ch] text-sm break-words">
          <span className="mr-1.5 font-medium">{t("criterion.ask")}</span>
          {assessment.question}
        </p>
      )}
    </li>
  );
}
