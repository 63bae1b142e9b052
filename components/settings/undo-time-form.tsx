"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/settings.json";

/** How long a decision can be undone. It is sent to the ATS only after that. */
export function UndoTimeForm(props: {
  seconds: number;
  readOnly: boolean;
  save: (seconds: number) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  const [seconds, setSeconds] = useState(props.seconds);
  const { act, busy } = useAct();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.save(seconds), { done: t("saved") });
      }}
    >
      <Field label={t("undo.seconds")} hint={t("undo.hint")}>
        <Input
          type="number"
          min={0}
          max={120}
          required
          readOnly={props.readOnly}
          className="w-24"
          value={Number.isNaN(seconds) ? "" : seconds}
          onChange={(event) => setSeconds(event.target.valueAsNumber)}
        />
      </Field>
      <div>
        <Button type="submit" busy={busy} disabled={props.readOnly || seconds === props.seconds}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
