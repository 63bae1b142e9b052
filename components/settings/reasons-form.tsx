"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { PageForm } from "@/components/ui/page-form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { ReasonAsked } from "@/lib/platform/db/generated/enums";
import en from "@/messages/en/settings.json";

/** The organization's rejection reasons, one per line. */
export function ReasonsForm(props: {
  reasons: string[];
  asked: ReasonAsked;
  readOnly: boolean;
  save: (chosen: {
    rejectionReasons: string[];
    reasonAsked: ReasonAsked;
    shown: string[];
  }) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  // What is being edited: a change that a colleague makes meanwhile is not overwritten.
  const [shown, setShown] = useState(props.reasons);
  const [lines, setLines] = useState(shown.join("\n"));
  const [asked, setAsked] = useState(props.asked);
  const rejectionReasons = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <PageForm
      send={() => props.save({ rejectionReasons, reasonAsked: asked, shown })}
      submit={t("save")}
      disabled={props.readOnly || (rejectionReasons.join("\n") === shown.join("\n") && asked === props.asked)}
      done={t("saved")}
      then={() => setShown(rejectionReasons)}
    >
      <Field label={t("reasons.asked")}>
        <Select
          className="w-fit"
          disabled={props.readOnly}
          value={asked}
          onChange={({ target }) => setAsked(target.value as ReasonAsked)}
        >
          {(["never", "optional", "required"] as const).map((value) => (
            <option key={value} value={value}>
              {t(`reasons.asked.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("reasons.field")} hint={t("reasons.hint")}>
        <Textarea
          rows={8}
          readOnly={props.readOnly}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      </Field>
    </PageForm>
  );
}
