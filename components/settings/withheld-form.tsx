"use client";

import { WithholdChoice } from "@/components/consent/withhold-choice";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { Withheld } from "@/lib/platform/access/withheld";
import en from "@/messages/en/settings.json";

/** What no agent may read. Saves immediately; applies to later calls. */
export function WithheldForm(props: {
  withheld: readonly Withheld[];
  readOnly: boolean;
  save: (withheld: Withheld[]) => Promise<ActionState>;
}) {
  const t = useWords("settings", en);
  const { act, busy } = useAct();
  return (
    <fieldset className="mt-4 flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t("withheld")}</legend>
      <WithholdChoice
        chosen={props.withheld}
        disabled={props.readOnly || busy}
        choose={(withheld) => act(() => props.save(withheld), { done: t("saved") })}
      />
      <p className="text-sm text-ink-muted">{t("withheld.text")}</p>
    </fieldset>
  );
}
