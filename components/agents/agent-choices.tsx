"use client";

import { useId } from "react";
import { confirmations } from "@/components/consent/confirmation-choice";
import { Option } from "@/components/ui/option";
import { Switch } from "@/components/ui/switch";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { Withheld } from "@/lib/platform/access/withheld";
import type { ActionState } from "@/lib/platform/access/action-state";
import { WithholdChoice } from "@/components/consent/withhold-choice";
import en from "@/messages/en/agents.json";

type Chosen = { mayWrite: boolean; confirmation: "agent" | "recruiter"; withheld: Withheld[] };
export type Change = (grantId: string, chosen: Partial<Chosen>) => Promise<ActionState>;

/** Lets a recruiter change what they chose when they authorized the agent; takes effect immediately. */
export function AgentChoices(props: {
  agent: Omit<Chosen, "mayWrite"> & { grantId: string; name: string; scopes: string[] };
  /** What the organization withholds from every agent. */
  always: readonly Withheld[];
  strict: boolean;
  /** Whether the recruiter's role may decide anything; if not, there is nothing to confirm. */
  decides: boolean;
  change: Change;
}) {
  const t = useWords("agents", en);
  const { grantId, name, scopes, confirmation, withheld } = props.agent;
  const id = useId();
  const { act, busy } = useAct();
  const mayWrite = scopes.includes("service:recruiter:write");
  // Only what was chosen: the rest may have been changed elsewhere since this page was read.
  const choose = (chosen: Partial<Chosen>) => act(() => props.change(grantId, chosen), { done: t("saved") });
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
          <span className="block font-medium">{t(props.decides ? "act.changes" : "act.notes")}</span>
          <span className="block text-ink-muted">
            {t(props.decides ? "act.changes.off" : "act.notes.off")}
          </span>
        </span>
      </label>
      {!props.decides ? null : props.strict ? (
        <p className="text-ink-muted">{t("confirm.always")}</p>
      ) : (
        <fieldset className="flex flex-col gap-2" disabled={busy}>
          <legend className="mb-1.5 font-medium">
            {t.rich("confirm.of", {
              name,
              hidden: (chunks) => <span className="sr-only">{chunks}</span>,
            })}
          </legend>
          {confirmations.map((each) => (
            <Option
              key={each}
              name={`${id}-confirm`}
              checked={each === confirmation}
              onChange={() => choose({ confirmation: each })}
              label={t(`confirm.${each}`)}
              text={t(`confirm.${each}.text`)}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium">{t("withhold")}</legend>
        <WithholdChoice
          chosen={withheld}
          always={props.always}
          disabled={busy}
          choose={(chosen) => choose({ withheld: chosen })}
        />
      </fieldset>
    </div>
  );
}
