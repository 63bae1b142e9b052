import { Check, Circle, LoaderCircle } from "lucide-react";

export type Progress = {
  running: boolean;
  full: boolean;
  startedAt: string | null;
  finishedAt: string | null;
  steps: { step: string; state: "waiting" | "reading" | "done"; seen: number; expected: number | null }[];
  perSecond: number | null;
  secondsLeft: number | null;
  endKnown: boolean;
};

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const words: Record<string, string> = { removals: "what was removed" };
const marks = {
  waiting: { icon: Circle, ink: "text-ink-faint", word: "waiting" },
  reading: { icon: LoaderCircle, ink: "animate-turn text-ink-muted", word: "reading" },
  done: { icon: Check, ink: "text-ink-faint", word: "done" },
};

const duration = (seconds: number) =>
  seconds < 90 ? `${number.format(Math.max(1, seconds))} s` : `${number.format(seconds / 60)} min`;

/** How far a sync is: counts, rate and estimated end, as measured from what has been read. */
export function SyncProgress({ progress, halted }: { progress: Progress; halted: boolean }) {
  const { steps, running } = progress;
  if (steps.length === 0) return null;
  return (
    <section aria-label="Sync" aria-live="polite">
      <h3 className="mb-1.5 text-sm font-medium">
        {titleOf(progress, halted)}
        {!halted && <span className="ml-2 font-normal text-ink-muted tabular-nums">{paceOf(progress)}</span>}
      </h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {steps.map(({ step, state, seen, expected }) => {
          const { icon: Icon, ink, word } = marks[halted && state === "reading" ? "waiting" : state];
          return (
            <li key={step} className="flex items-center gap-2">
              {running && <Icon aria-label={word} className={`size-3.5 shrink-0 ${ink}`} />}
              <span className="first-letter:uppercase">{words[step] ?? step.replaceAll("_", " ")}</span>
              <span className="ml-auto text-ink-muted tabular-nums">
                {state === "waiting" ? "" : number.format(seen)}
                {expected !== null && state === "reading" && ` of ${number.format(expected)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function titleOf({ running, full }: Progress, halted: boolean): string {
  if (running && halted)
    return full ? "Stopped while importing everything" : "Stopped while reading what changed";
  if (running) return full ? "Importing everything" : "Reading what changed";
  return full ? "Read in the last sync: everything" : "Read in the last sync: what had changed";
}

function paceOf(progress: Progress): string {
  const { running, perSecond, secondsLeft, endKnown, startedAt, finishedAt } = progress;
  if (!running)
    return startedAt && finishedAt
      ? `in ${duration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)}`
      : "";
  if (perSecond === null || perSecond < 0.5) return "";
  const rate = `${number.format(perSecond)} records a second`;
  if (secondsLeft === null) return rate;
  return `${rate}, about ${duration(secondsLeft)} left${endKnown ? "" : " for this list"}`;
}
