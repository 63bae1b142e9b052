import { Check, Circle, LoaderCircle } from "lucide-react";
import { When } from "@/components/ui/when";

export type Progress = {
  running: boolean;
  full: boolean;
  startedAt: string | null;
  finishedAt: string | null;
  steps: {
    step: string;
    state: "waiting" | "reading" | "done";
    seen: number;
    expected: number | null;
    basis: "total" | "implied" | "before" | "dates" | null;
    readAt: string | null;
  }[];
  perSecond: number | null;
  secondsLeft: number | null;
  endKnown: boolean;
  doubt: "early" | "unordered" | "past" | "quiet" | null;
};

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const list = new Intl.ListFormat("en");
const words: Record<string, string> = { removals: "what was removed" };
const wordsOf = (step: string) => words[step] ?? step.replaceAll("_", " ");
const marks = {
  waiting: { icon: Circle, ink: "text-ink-faint", word: "waiting" },
  reading: { icon: LoaderCircle, ink: "animate-turn text-ink-muted", word: "reading" },
  done: { icon: Check, ink: "text-ink-faint", word: "done" },
};

/** What an estimate rests on, and why there is none. */
const grounds = {
  total: "",
  implied: "The ATS tells no totals: this is counted from what its other records name.",
  before: "The ATS tells no totals: this is an estimate, by how much the last import read.",
  dates: "The ATS tells no totals: this is an estimate, by the dates of what has come.",
};
const doubts = {
  early: "The ATS tells no totals, and too little has come yet to say how long it takes.",
  unordered:
    "How long it takes cannot be told: the ATS tells no totals and lists these records in no order of time.",
  past: "More is coming than could be expected. The ATS tells no totals, so how much more is not known.",
  quiet: "Nothing has come for some minutes, so no end can be told. It goes on where it was.",
};

function duration(seconds: number): string {
  if (seconds < 90) return `${number.format(Math.max(1, seconds))} s`;
  if (seconds < 5400) return `${number.format(seconds / 60)} min`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours} h ${minutes} min`;
}

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
      {running && !halted && <Ground progress={progress} />}
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {steps.map(({ step, state, seen, expected, basis, readAt }) => {
          const { icon: Icon, ink, word } = marks[halted && state === "reading" ? "waiting" : state];
          return (
            <li key={step} className="flex items-center gap-2">
              {running && <Icon aria-label={word} className={`size-3.5 shrink-0 ${ink}`} />}
              <span className="first-letter:uppercase">{wordsOf(step)}</span>
              <span className="ml-auto text-ink-muted tabular-nums">
                {state === "waiting" ? "" : number.format(seen)}
                {!running && readAt && (
                  <>
                    {" · read "}
                    <When exact at={readAt} />
                  </>
                )}
                {expected !== null && ` of ${basis === "total" ? "" : "about "}${number.format(expected)}`}
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

/** Why the end that is told can be believed, and what comes after it; or why none is told. */
function Ground({ progress: { steps, secondsLeft, endKnown, doubt } }: { progress: Progress }) {
  const basis = steps.find(({ state }) => state === "reading")?.basis;
  const waiting = steps.filter(({ step, state }) => state === "waiting" && step !== "removals");
  const after = `How long ${list.format(waiting.map(({ step }) => wordsOf(step)))} will take is not known yet.`;
  const sentences =
    secondsLeft === null
      ? [doubt && doubts[doubt]]
      : [basis && grounds[basis], !endKnown && waiting.length > 0 && after];
  const text = sentences.filter(Boolean).join(" ");
  return text && <p className="mb-1.5 max-w-prose text-sm text-ink-muted">{text}</p>;
}

function paceOf(progress: Progress): string {
  const { running, steps, perSecond, secondsLeft, endKnown, startedAt, finishedAt } = progress;
  if (!running)
    return startedAt && finishedAt
      ? `in ${duration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)}`
      : "";
  if (!perSecond) return "";
  const rate =
    perSecond < 2
      ? `${number.format(perSecond * 60)} records a minute`
      : `${number.format(perSecond)} records a second`;
  if (secondsLeft === null) return rate;
  const reading = steps.find(({ state }) => state === "reading")?.step ?? "";
  return `${rate}, about ${duration(secondsLeft)} left${endKnown ? "" : ` for ${wordsOf(reading)}`}`;
}
