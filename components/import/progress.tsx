import { ProgressBar } from "@/components/ui/progress-bar";
import { useWords } from "@/components/words/use-words";
import type { ImportState } from "@/lib/records/ats/csv/load-import";
import en from "@/messages/en/import.json";

/** Progress of an import: rows processed, rows per second and the time left at that rate. `now` is the server's. */
export function ImportProgress({ state, now }: { state: ImportState; now: number }) {
  const t = useWords("import", en);
  const { kind, status, rows, done, leftOut, startedAt } = state;
  const seconds = startedAt ? (now - Date.parse(startedAt)) / 1000 : 0;
  const rate = seconds > 1 ? done / seconds : 0;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <p className="text-sm tabular-nums">
        <span className="font-medium">
          {status === "done"
            ? t("imported", { things: t(`count.${kind}`, { count: done - leftOut }) })
            : t("progress", { done, rows })}
        </span>{" "}
        <span className="text-ink-muted">
          {leftOut > 0 && t("progress.leftOut", { count: leftOut })}{" "}
          {status === "running" &&
            rate >= 1 &&
            t("progress.rate", { rate: Math.round(rate), seconds: Math.ceil((rows - done) / rate) })}
        </span>
      </p>
      <ProgressBar label={t("progress.label")} done={done} of={rows} />
    </div>
  );
}
