import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useWords } from "@/components/words/use-words";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";
import { NumberInput } from "./number-input";
import type { Edit } from "./edits";

/** Thresholds and flags. Thresholds advise; a person decides. */
export function Settings({ content, onEdit }: { content: ScorecardContent; onEdit: (edit: Edit) => void }) {
  const { thresholds, flags } = content;
  const t = useWords("scorecard", en);
  const { shortlistFrom, declineBelow } = thresholds;
  const crossed = declineBelow > shortlistFrom;
  const threshold = (label: string, name: keyof typeof thresholds) => (
    <div className="flex items-center justify-between gap-3">
      <span aria-hidden>{label}</span>
      <NumberInput
        label={label}
        max={100}
        value={thresholds[name]}
        onChange={(value) => onEdit({ kind: "thresholds", to: { [name]: Math.round(value ?? 0) } })}
      />
    </div>
  );
  return (
    <>
      <section aria-labelledby="thresholds">
        <h2 id="thresholds" className="text-base">
          {t("thresholds")}
        </h2>
        <p className="mt-0.5 text-sm text-ink-muted">{t("thresholds.hint")}</p>
        <svg aria-hidden className="mt-3 h-1 w-full overflow-visible">
          <rect width="100%" height="4" rx="2" className="fill-line-strong" />
          <rect
            x={`${shortlistFrom}%`}
            width={`${100 - shortlistFrom}%`}
            height="4"
            rx="2"
            className="fill-accent"
          />
          <rect x={`${declineBelow}%`} y="-4" width="1" height="12" className="fill-ink-faint" />
        </svg>
        <div className="mt-3 flex flex-col gap-2 text-sm">
          {threshold(t("threshold.shortlist"), "shortlistFrom")}
          {threshold(t("threshold.decline"), "declineBelow")}
          {crossed && (
            <p role="alert" className="text-danger-ink">
              {t("problem.crossed")}
            </p>
          )}
        </div>
      </section>
      <section aria-labelledby="flags" className="flex flex-col gap-3">
        <h2 id="flags" className="text-base">
          {t("flags")}
        </h2>
        <Flag
          label={t("flag.blind")}
          hint={t("flag.blind.hint")}
          checked={flags.blindReview}
          onChange={(blindReview) => onEdit({ kind: "flags", to: { blindReview } })}
        />
        <Flag
          label={t("flag.pool")}
          hint={t("flag.pool.hint")}
          checked={flags.rediscovery}
          onChange={(rediscovery) => onEdit({ kind: "flags", to: { rediscovery } })}
        />
      </section>
    </>
  );
}

function Flag(props: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <Checkbox
        id={id}
        aria-describedby={`${id}-hint`}
        checked={props.checked}
        onCheckedChange={props.onChange}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        <p id={`${id}-hint`} className="text-ink-muted">
          {props.hint}
        </p>
      </div>
    </div>
  );
}
