"use client";

import { useState } from "react";
import { changesOf } from "@/components/ui/changes";
import { Field } from "@/components/ui/field";
import { PageForm } from "@/components/ui/page-form";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/settings.json";

type Description = { values: string; teamNeeds: string };

/** The organization's values and team needs: the only source of culture-fit and team-fit criteria. */
export function DescriptionForm(props: {
  description: Description;
  readOnly: boolean;
  save: (description: Description, shown: Description) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  // What is being edited: a change that a colleague makes meanwhile is not overwritten.
  const [shown, setShown] = useState(props.description);
  const [typed, setTyped] = useState(shown);
  const description = { values: typed.values.trim(), teamNeeds: typed.teamNeeds.trim() };
  return (
    <PageForm
      send={() => props.save(description, shown)}
      submit={t("save")}
      primary
      disabled={props.readOnly || Object.keys(changesOf(shown, description)).length === 0}
      done={t("culture.saved")}
      then={() => setShown(description)}
    >
      <Field label={t("culture.values")} hint={t("culture.values.hint")}>
        <Textarea
          value={typed.values}
          maxLength={8000}
          readOnly={props.readOnly}
          onChange={(event) => setTyped({ ...typed, values: event.target.value })}
        />
      </Field>
      <Field label={t("culture.needs")} hint={t("culture.needs.hint")}>
        <Textarea
          value={typed.teamNeeds}
          maxLength={8000}
          readOnly={props.readOnly}
          onChange={(event) => setTyped({ ...typed, teamNeeds: event.target.value })}
        />
      </Field>
    </PageForm>
  );
}
