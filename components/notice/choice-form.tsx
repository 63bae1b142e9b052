"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { NoticeChoices } from "@/lib/notices/choices";

type Kind = keyof NoticeChoices;

const kinds: [Kind, string][] = [
  ["mentioned", "Somebody mentions you in a note"],
  ["approval", "An agent asks for your approval"],
  ["evaluated", "Applicants of a job you created are evaluated"],
  ["decided", "Others decide on applicants of a job you created"],
  ["push_failed", "The ATS does not take a decision of yours"],
  ["letter_failed", "A letter of yours to a candidate is not sent"],
  ["sync_failed", "An ATS cannot be read (administrators)"],
  ["credits_low", "Credits run low (administrators)"],
];

/** For each kind: whether it is listed in the app, and when it comes by mail. */
export function ChoiceForm(props: {
  choices: NoticeChoices;
  save: (choices: NoticeChoices) => Promise<ActionState>;
}) {
  const [choices, setChoices] = useState(props.choices);
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct();
  const choose = (kind: Kind, change: Partial<NoticeChoices[Kind]>) =>
    setChoices({ ...choices, [kind]: { ...choices[kind], ...change } });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        act(() => props.save(choices), { done: "Saved", failed: setFailure });
      }}
    >
      {kinds.map(([kind, label]) => (
        <div
          key={kind}
          role="group"
          aria-label={label}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3 text-sm"
        >
          <span className="min-w-0 flex-1 basis-64">{label}</span>
          <label className="flex items-center gap-2">
            <Checkbox checked={choices[kind].app} onCheckedChange={(app) => choose(kind, { app })} />
            In the app
          </label>
          <Select
            dense
            aria-label={`By mail: ${label}`}
            value={choices[kind].mail}
            onChange={({ target }) => choose(kind, { mail: target.value as NoticeChoices[Kind]["mail"] })}
          >
            <option value="at_once">Mail at once</option>
            <option value="daily">Daily mail</option>
            <option value="never">No mail</option>
          </Select>
        </div>
      ))}
      <p className="text-sm text-ink-muted">
        The daily mail goes out at 6:00 UTC, and only if something has happened.
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button type="submit" intent="primary" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
