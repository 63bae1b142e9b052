"use client";

import { useId } from "react";
import { Option } from "@/components/ui/option";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/settings.json";

const policies = ["agent", "recruiter"] as const;
type Policy = (typeof policies)[number];

/** Where agents' acts are confirmed. Saves immediately; applies to later requests. */
export function PolicyForm(props: {
  policy: Policy;
  readOnly: boolean;
  save: (policy: Policy) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  const id = useId();
  const { act, busy } = useAct();
  return (
    <fieldset className="flex flex-col gap-3" disabled={props.readOnly || busy}>
      <legend className="sr-only">{t("policy.legend")}</legend>
      {policies.map((policy) => (
        <Option
          key={policy}
          name={id}
          checked={props.policy === policy}
          onChange={() => act(() => props.save(policy), { done: t("saved") })}
          label={t(`policy.${policy}`)}
          text={t(`policy.${policy}.text`)}
        />
      ))}
    </fieldset>
  );
}
