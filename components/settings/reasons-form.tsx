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
  save: (lines: string) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  const before = props.reasons.join("\n");
  const [lines, setLines] = useState(before);
  const { onSubmit, busy, failure } = useSubmit(() => props.save(lines), { done: t("saved") });
  return (
    <form className="flex flex-col gap-4" onSubmit={onSubmit}>
      <Field label={t("reasons.field")} hint={t("reasons.hint")}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={8}
            readOnly={props.readOnly}
            value={lines}
            onChange={(event) => setLines(event.target.value)}
          />
        )}
      </Field>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button type="submit" busy={busy} disabled={props.readOnly || lines === before}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
