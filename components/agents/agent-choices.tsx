"use client";

import { useId } from "react";
import { confirmationChoices } from "@/components/consent/confirmation-choice";
import { Switch } from "@/components/ui/switch";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

type Chosen = { mayWrite: boolean; confirmation: "agent" | "recruiter" };
export type Change = (grantId: string, chosen: Chosen) => Promise<ActionState>;

/** What a recruiter chose when they let the agent in, to change: at once, for the access it has. */
export function AgentChoices(props: {
  agent: { grantId: string; name: string; scopes: string[]; confirmation: Chosen["confirmation"] };
  strict: boolean;
  /** Whether its recruiter decides anything: else there is nothing to confirm. */
  decides: boolean;
  change: Change;
}) {
  const { grantId, name, scopes, confirmation } = props.agent;
  const id = useId();
  const { act, busy } = useAct();
  const mayWrite = scopes.includes("service:recruiter:write");
  const choose = (chosen: Partial<Chosen>) =>
    act(() => props.change(grantId, { mayWrite, confirmation, ...chosen }), { done: "Saved" });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3 text-sm">
      <label htmlFor={`${id}-write`} className="flex items-start gap-2.5">
        <Switch
          id={`${id}-write`}
          checked={mayWrite}
          disabled={busy}
          onCheckedChange={(on) => choose({ mayWrite: on })}
        />
        <span>
          <span className="block font-medium">
            {props.decides ? "Can make changes" : "Has your team's notes"}
          </span>
          <span className="block text-ink-muted">
            {props.decides
              ? "When this is off, it can see everything and change nothing."
              : "When this is off, it sees no notes."}
          </span>
        </span>
      </label>
      {!props.decides ? null : props.strict ? (
        <p className="text-ink-muted">
          Its decisions are confirmed on Shortlist&apos;s page: your organization has decided this for every
          agent.
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2" disabled={busy}>
          <legend className="mb-1.5 font-medium">
            Where you confirm its decisions<span className="sr-only">: {name}</span>
          </legend>
          {confirmationChoices.map((each) => (
            <label key={each.confirmation} className="flex items-start gap-2.5">
              <input
                type="radio"
                name={`${id}-confirm`}
                className="mt-0.5 size-4 shrink-0 accent-accent"
                checked={each.confirmation === confirmation}
                onChange={() => choose({ confirmation: each.confirmation })}
              />
              <span>
                <span className="block">{each.name}</span>
                <span className="block text-ink-muted">{each.says}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
