"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/settings.json";
import { type Inactive, WouldErase } from "./would-erase";

export type RetentionActs = {
  foretell: (months: number) => Promise<ActionState<Inactive>>;
  save: (months: number | null) => Promise<ActionState>;
};

/** Once the last key was pressed so long ago, in ms. */
const SETTLED = 500;
const LEAST = 6;
const MOST = 120;

/**
 * After how many months without activity candidates are erased. Whom a new or shorter rule would erase is shown while it
 * is typed, and saving it is asked about.
 */
export function RetentionForm(props: {
  months: number | null;
  from: string | null;
  readOnly: boolean;
  acts: RetentionActs;
}) {
  const t = useWords("settings", en);
  const { from, readOnly } = props;
  const { foretell, save } = props.acts;
  const [months, setMonths] = useState(props.months);
  const [shown, setShown] = useState<{ of: number; answer: ActionState<Inactive> } | null>(null);
  const [asking, setAsking] = useState(false);
  const { act, busy } = useAct();
  const shorter =
    months !== null && months >= LEAST && months <= MOST && months < (props.months ?? Infinity)
      ? months
      : null;
  useEffect(() => {
    if (shorter === null) return;
    let overtaken = false;
    const look = async () => {
      const answer = await foretell(shorter);
      if (!overtaken) setShown({ of: shorter, answer });
    };
    const timer = setTimeout(() => void look(), SETTLED);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [foretell, shorter]);
  const answer = shown?.of === shorter ? shown?.answer : undefined;
  const submit = () => act(() => save(months), { done: t("saved"), then: () => setAsking(false) });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (shorter === null) submit();
        else setAsking(true);
      }}
    >
      <Field label={t("retention.months")} hint={t("retention.hint")}>
        {(wiring) => (
          <Input
            {...wiring}
            type="number"
            min={LEAST}
            max={MOST}
            readOnly={readOnly}
            className="w-24"
            value={months ?? ""}
            onChange={({ target }) => setMonths(target.value === "" ? null : target.valueAsNumber)}
          />
        )}
      </Field>
      {from && (
        <p className="text-sm text-ink-muted">
          {t.rich("retention.from", { months: props.months ?? 0, at: () => <When at={from} exact /> })}
        </p>
      )}
      {shorter !== null && <WouldErase answer={answer} />}
      <div>
        <Button
          type="submit"
          busy={busy}
          disabled={readOnly || months === props.months || (shorter !== null && !answer?.ok)}
        >
          {t("save")}
        </Button>
      </div>
      <Dialog open={asking} onOpenChange={setAsking}>
        <DialogContent title={t("retention.question", { months: months ?? 0 })}>
          <DialogBody>
            {answer?.ok && <p className="text-sm">{t("retention.total", { total: answer.total })}</p>}
            <Alert tone="error" title={t("retention.final")}>
              {t("retention.final.detail")}
            </Alert>
          </DialogBody>
          <DialogFooter>
            <DialogCancel busy={busy} />
            <Button intent="danger" busy={busy} onClick={submit}>
              {t("retention.confirm", { months: months ?? 0 })}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </form>
  );
}
