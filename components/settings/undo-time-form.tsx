"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
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
  return (
    <PageForm
      send={() => props.save(seconds)}
      submit={t("save")}
      disabled={props.readOnly || seconds === props.seconds}
      done={t("saved")}
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
    </PageForm>
  );
}
