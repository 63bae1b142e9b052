"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { noAnswer } from "@/components/ui/use-answer";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/settings.json";
import uiWords from "@/messages/en/ui.json";
import { type RetentionPreview, WouldErase } from "./would-erase";

export type RetentionActs = {
  preview: (months: number) => Promise<ActionState<RetentionPreview>>;
  save: (months: number | null) => Promise<ActionState>;
};

/** Delay after the last key press before the preview loads. */
const DEBOUNCE_MS = 500;
const MIN_MONTHS = 6;
const MAX_MONTHS = 120;

/**
 * After how many months without activity candidates are erased. For a new or shorter rule, previews whom it would
 * erase while it is typed, and asks for confirmation before saving.
 */
export function RetentionForm(props: {
  months: number | null;
  from: string | null;
  readOnly: boolean;
  acts: RetentionActs;
}) {
  const t = useWords("settings", en);
  const ui = useWords("ui", uiWords);
  const { from, readOnly } = props;
  const { preview, save } = props.acts;
  const [months, setMonths] = useState(props.months);
  const [shown, setShown] = useState<{ of: number; answer: ActionState<RetentionPreview> } | null>(null);
  const [asking, setAsking] = useState(false);
  const { act, busy } = useAct();
  const shorter =
    months !== null && months >= MIN_MONTHS && months <= MAX_MONTHS && months < (props.months ?? Infinity)
      ? months
      : null;
  useEffect(() => {
    if (shorter === null) return;
    let cancelled = false;
    const load = async () => {
      const answer = await preview(shorter).catch(() => noAnswer(ui));
      if (!cancelled) setShown({ of: shorter, answer });
    };
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [preview, shorter, ui]);
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
        <Input
          type="number"
          min={MIN_MONTHS}
          max={MAX_MONTHS}
          readOnly={readOnly}
          className="w-24"
          value={months ?? ""}
          onChange={({ target }) => setMonths(target.value === "" ? null : target.valueAsNumber)}
        />
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
