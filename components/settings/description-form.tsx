"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/settings.json";

/** The organization's values and team needs: the only source of culture-fit and team-fit criteria. */
export function DescriptionForm(props: {
  values: string;
  teamNeeds: string;
  readOnly: boolean;
  save: (values: string, teamNeeds: string) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  const [values, setValues] = useState(props.values);
  const [teamNeeds, setTeamNeeds] = useState(props.teamNeeds);
  const { act, busy } = useAct();
  const isChanged = values !== props.values || teamNeeds !== props.teamNeeds;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.save(values, teamNeeds), { done: t("culture.saved") });
      }}
    >
      <Field label={t("culture.values")} hint={t("culture.values.hint")}>
        {(wiring) => (
          <Textarea
            {...wiring}
            value={values}
            maxLength={8000}
            readOnly={props.readOnly}
            onChange={(event) => setValues(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("culture.needs")} hint={t("culture.needs.hint")}>
        {(wiring) => (
          <Textarea
            {...wiring}
            value={teamNeeds}
            maxLength={8000}
            readOnly={props.readOnly}
            onChange={(event) => setTeamNeeds(event.target.value)}
          />
        )}
      </Field>
      {!props.readOnly && (
        <div>
          <Button type="submit" intent="primary" busy={busy} disabled={!isChanged}>
            {t("save")}
          </Button>
        </div>
      )}
    </form>
  );
}
