import { ProgressBar } from "@/components/ui/progress-bar";
import { counted } from "./words";
import type { ImportKind } from "@/lib/ats/csv/fields";

type State = {
  kind: ImportKind;
  status: "draft" | "running" | "done" | "failed";
  rows: number;
  done: number;
  leftOut: number;
  startedAt: string | null;
};

const number = (value: number) => value.toLocaleString("en-GB");

/** How far an import is: rows gone through, the rate so far and the time left by it. `now` is the server's. */
export function ImportProgress({ state, now }: { state: State; now: number }) {
  const { kind, status, rows, done, leftOut, startedAt } = state;
  const seconds = startedAt ? (now - Date.parse(startedAt)) / 1000 : 0;
  const rate = seconds > 1 ? done / seconds : 0;
  const left = rate > 0 ? Math.ceil((rows - done) / rate) : null;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <p className="text-sm tabular-nums">
        <span className="font-medium">
          {status === "done"
            ? `${counted(done - leftOut, kind)} imported.`
            : `${number(done)} of ${number(rows)} rows gone through.`}
        </span>{" "}
        <span className="text-ink-muted">
          {leftOut > 0 && `${number(leftOut)} left out for a problem. `}
          {status === "running" && rate >= 1 && `${number(Math.round(rate))} rows a second`}
          {status === "running" && rate >= 1 && left !== null && `, about ${number(left)} s left`}
        </span>
      </p>
      <ProgressBar label="Rows gone through" done={done} of={rows} />
    </div>
  );
}
