"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/settings.json";

type Looks = { lookBeforeRejection: boolean; rejectionsRead: number };

/** What has to be opened before people are rejected, one by one and together. */
export function LooksForm(props: {
  looks: Looks;
  readOnly: boolean;
  save: (looks: Looks) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  const [{ lookBeforeRejection, rejectionsRead }, setLooks] = useState(props.looks);
  const { act, busy } = useAct();
  const looks = { lookBeforeRejection, rejectionsRead };
  const unchanged =
    lookBeforeRejection === props.looks.lookBeforeRejection && rejectionsRead === props.looks.rejectionsRead;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.save(looks), { done: t("saved") });
      }}
    >
      <label className="flex items-start gap-2.5 text-sm">
        <PlainCheckbox
          className="mt-0.5"
          disabled={props.readOnly}
          checked={lookBeforeRejection}
          onChange={({ target }) => setLooks({ ...looks, lookBeforeRejection: target.checked })}
        />
        <span className="max-w-[64ch]">
          <span className="block font-medium">{t("looks.before")}</span>
          <span className="block text-ink-muted">{t("looks.before.text")}</span>
        </span>
      </label>
      <Field label={t("looks.read")} hint={t("looks.read.hint")}>
        <Input
          type="number"
          min={0}
          max={100}
          required
          readOnly={props.readOnly}
          className="w-24"
          value={Number.isNaN(rejectionsRead) ? "" : rejectionsRead}
          onChange={({ target }) => setLooks({ ...looks, rejectionsRead: target.valueAsNumber })}
        />
      </Field>
      <div>
        <Button type="submit" busy={busy} disabled={props.readOnly || unchanged}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
