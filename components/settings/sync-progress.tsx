export type Progress = {
  running: boolean;
  full: boolean;
  steps: { step: string; state: "waiting" | "reading" | "done"; seen: number; expected: number | null }[];
  perSecond: number | null;
  secondsLeft: number | null;
};

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const words: Record<string, string> = { options: "stages and reasons", removals: "what was removed" };

const duration = (seconds: number) =>
  seconds < 90 ? `${number.format(seconds)} s` : `${number.format(seconds / 60)} min`;

/** How far a sync is: counts, rate and estimated end, as measured from what has been read. */
export function SyncProgress({ progress }: { progress: Progress }) {
  if (progress.steps.length === 0) return null;
  return (
    <section aria-label="Sync" aria-live="polite">
      <h3 className="mb-1.5 text-sm font-medium">
        {progress.running ? (progress.full ? "Importing everything" : "Reading what changed") : "Last sync"}
        {progress.running && progress.perSecond !== null && (
          <span className="ml-2 font-normal text-ink-muted tabular-nums">
            {number.format(progress.perSecond)} records a second
            {progress.secondsLeft !== null && `, about ${duration(progress.secondsLeft)} left`}
          </span>
        )}
      </h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {progress.steps.map(({ step, state, seen, expected }) => (
          <li key={step} className="flex justify-between gap-3">
            <span className="first-letter:uppercase">{words[step] ?? step.replaceAll("_", " ")}</span>
            <span className="text-ink-muted tabular-nums">
              {number.format(seen)}
              {expected !== null && state !== "done" && ` of ${number.format(expected)}`}
              {state === "reading" && " …"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
