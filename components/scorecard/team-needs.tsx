"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/scorecard.json";

/** What this job's team lacks; its drafts take their team-fit criteria from here. */
export function TeamNeeds(props: {
  jobId: string;
  teamNeeds: string;
  save: (jobId: string, teamNeeds: string) => Promise<ActionState>;
}) {
  const t = useWords("scorecard", en);
  const [teamNeeds, setTeamNeeds] = useState(props.teamNeeds);
  const { act, busy } = useAct();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.save(props.jobId, teamNeeds), {
          done: t("team.saved"),
        });
      }}
    >
      <Field label={t("team")} hint={t("team.hint")}>
        <Textarea
          rows={3}
          value={teamNeeds}
          maxLength={8000}
          onChange={(event) => setTeamNeeds(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="self-start"
        busy={busy}
        disabled={teamNeeds.trim() === props.teamNeeds}
      >
        {t("save")}
      </Button>
    </form>
  );
}
