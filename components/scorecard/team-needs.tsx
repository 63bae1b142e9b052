"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

/** What this job's team lacks: the source of the team-fit criteria that its drafts have. */
export function TeamNeeds(props: {
  jobId: string;
  teamNeeds: string;
  save: (jobId: string, teamNeeds: string) => Promise<ActionState>;
}) {
  const [teamNeeds, setTeamNeeds] = useState(props.teamNeeds);
  const { act, busy } = useAct();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.save(props.jobId, teamNeeds), {
          done: "Saved. Draft again to have it in the scorecard.",
        });
      }}
    >
      <Field
        label="What this team lacks"
        hint="Team-fit criteria of a draft come from these lines. Left empty, from what its department or the organization says in the settings."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={3}
            value={teamNeeds}
            maxLength={8000}
            onChange={(event) => setTeamNeeds(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        className="self-start"
        busy={busy}
        disabled={teamNeeds.trim() === props.teamNeeds}
      >
        Save
      </Button>
    </form>
  );
}
