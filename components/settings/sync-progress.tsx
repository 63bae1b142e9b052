import { Check, Circle, LoaderCircle } from "lucide-react";
import type * as z from "zod";
import { When } from "@/components/ui/when";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { getSyncProgress } from "@/lib/records/ats/get-sync-progress";
import en from "@/messages/en/connections.json";

export type Progress = z.output<typeof getSyncProgress.output>;

const marks = {
  waiting: { icon: Circle, ink: "text-ink-faint" },
  reading: { icon: LoaderCircle, ink: "animate-turn text-ink-muted" },
  done: { icon: Check, ink: "text-ink-faint" },
};

type T = Words<typeof en>;

function duration(t: T, seconds: number): string {
  if (seconds < 90) return t("sync.seconds", { seconds: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return t("sync.minutes", { minutes: Math.round(seconds / 60) });
  return t("sync.hours", { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
}

/** Progress of a sync: what has been read, and at which rate. */
export function SyncProgress({ progress, halted }: { progress: Progress; halted: boolean }) {
  const t = useWords("connections", en);
  const { steps, running } = progress;
  if (steps.length === 0) return null;
  return (
    <section aria-label={t("sync")} aria-live="polite">
      <h3 className="mb-1.5 text-sm font-medium">
        {t(titleOf(progress, halted))}
        {!halted && (
          <span className="ml-2 font-normal text-ink-muted tabular-nums">{paceOf(t, progress)}</span>
        )}
      </h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {steps.map(({ step, state, seen, expected, readAt }) => {
          const shown = halted && state === "reading" ? "waiting" : state;
          const { icon: Icon, ink } = marks[shown];
          return (
            <li key={step} className="flex items-center gap-2">
              {running && (
                <Icon aria-label={t(`sync.state.${shown}`)} className={`size-3.5 shrink-0 ${ink}`} />
              )}
              <span className="first-letter:uppercase">{t(`sync.step.${step}`)}</span>
              <span className="ml-auto text-ink-muted tabular-nums">
                {!running && readAt
                  ? t.rich("sync.readAt", { seen, at: () => <When exact at={readAt} /> })
                  : state !== "waiting" &&
                    (expected === null ? t("sync.seen", { seen }) : t("sync.seen.of", { seen, expected }))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function titleOf({ running, full }: Progress, halted: boolean) {
  if (running && halted) return full ? "sync.stopped.full" : "sync.stopped";
  if (running) return full ? "sync.running.full" : "sync.running";
  return full ? "sync.done.full" : "sync.done";
}

function paceOf(t: T, progress: Progress): string {
  const { running, perSecond, startedAt, finishedAt } = progress;
  if (!running)
    return startedAt && finishedAt
      ? t("sync.took", { duration: duration(t, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) })
      : "";
  if (!perSecond) return "";
  return perSecond < 2
    ? t("sync.pace.minute", { count: Math.round(perSecond * 60) })
    : t("sync.pace.second", { count: Math.round(perSecond) });
}
