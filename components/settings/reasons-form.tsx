"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/settings.json";

/** The organization's rejection reasons, one per line. */
export function ReasonsForm(props: {
  reasons: string[];
  readOnly: boolean;
  save: (chosen: { rejectionReasons: string[]; shown: string[] }) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  // What is being edited: a change that a colleague makes meanwhile is not overwritten.
  const [shown, setShown] = useState(props.reasons);
  const [lines, setLines] = useState(shown.join("\n"));
  const rejectionReasons = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const { onSubmit, busy, failure } = useSubmit(() => props.save({ rejectionReasons, shown }), {
    done: t("saved"),
    then: () => setShown(rejectionReasons),
  });
  return (
    <form className="flex flex-col gap-4" onSubmit={onSubmit}>
      <Field label={t("reasons.field")} hint={t("reasons.hint")}>
        <Textarea
          rows={8}
          readOnly={props.readOnly}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      </Field>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button
          type="submit"
          busy={busy}
          disabled={props.readOnly || rejectionReasons.join("\n") === shown.join("\n")}
        >
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
