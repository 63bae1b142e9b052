import { useLocale } from "#locale";
import { Check, Circle, LoaderCircle } from "lucide-react";
import type * as z from "zod";
import { When } from "@/components/ui/when";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { getSyncProgress } from "@/lib/ats/get-sync-progress";
import type { Step } from "@/lib/ats/sync/readings/place";
import en from "@/messages/en/connections.json";
import { formatLocales } from "@/messages/locales";

export type Progress = z.output<typeof getSyncProgress.output>;

const marks = {
  waiting: { icon: Circle, ink: "text-ink-faint" },
  reading: { icon: LoaderCircle, ink: "animate-turn text-ink-muted" },
  done: { icon: Check, ink: "text-ink-faint" },
};

type T = Words<typeof en>;

const stepName = (t: T, step: Step) => t(`sync.step.${step}`);

function duration(t: T, seconds: number): string {
  if (seconds < 90) return t("sync.seconds", { seconds: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return t("sync.minutes", { minutes: Math.round(seconds / 60) });
  return t("sync.hours", { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
}

/** Progress of a sync: counts, rate and estimated time left, based on what has been read so far. */
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
      {running && !halted && <EstimateBasis progress={progress} />}
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {steps.map(({ step, state, seen, expected, basis, readAt }) => {
          const shown = halted && state === "reading" ? "waiting" : state;
          const { icon: Icon, ink } = marks[shown];
          const ofKey = basis === "total" ? "sync.seen.of" : "sync.seen.ofAbout";
          return (
            <li key={step} className="flex items-center gap-2">
              {running && (
                <Icon aria-label={t(`sync.state.${shown}`)} className={`size-3.5 shrink-0 ${ink}`} />
              )}
              <span className="first-letter:uppercase">{stepName(t, step)}</span>
              <span className="ml-auto text-ink-muted tabular-nums">
                {!running && readAt
                  ? t.rich("sync.readAt", { seen, at: () => <When exact at={readAt} /> })
                  : state !== "waiting" &&
                    (expected === null ? t("sync.seen", { seen }) : t(ofKey, { seen, expected }))}
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

/** What the estimate is based on and which steps follow; or why there is no estimate. */
function EstimateBasis({ progress: { steps, secondsLeft, endKnown, doubt } }: { progress: Progress }) {
  const t = useWords("connections", en);
  const list = new Intl.ListFormat(formatLocales[useLocale()]);
  const basis = steps.find(({ state }) => state === "reading")?.basis;
  const waiting = steps.filter(({ step, state }) => state === "waiting" && step !== "removals");
  const after = t("sync.after", { steps: list.format(waiting.map(({ step }) => stepName(t, step))) });
  const sentences =
    secondsLeft === null
      ? [doubt && t(`sync.doubt.${doubt}`)]
      : [basis && basis !== "total" && t(`sync.ground.${basis}`), !endKnown && waiting.length > 0 && after];
  const text = sentences.filter(Boolean).join(" ");
  return text && <p className="mb-1.5 max-w-prose text-sm text-ink-muted">{text}</p>;
}

function paceOf(t: T, progress: Progress): string {
  const { running, steps, perSecond, secondsLeft, endKnown, startedAt, finishedAt } = progress;
  if (!running)
    return startedAt && finishedAt
      ? t("sync.took", { duration: duration(t, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) })
      : "";
  if (!perSecond) return "";
  const rate =
    perSecond < 2
      ? t("sync.pace.minute", { count: Math.round(perSecond * 60) })
      : t("sync.pace.second", { count: Math.round(perSecond) });
  if (secondsLeft === null) return rate;
  const left = duration(t, secondsLeft);
  const reading = steps.find(({ state }) => state === "reading");
  return endKnown || !reading
    ? t("sync.pace.left", { rate, duration: left })
    : t("sync.pace.leftFor", { rate, duration: left, step: stepName(t, reading.step) });
}
