"use client";

import { useState } from "react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/decision.json";
import { ReasonField } from "./reason-field";
import type { DecisionRules } from "./use-decide-at-once";

/** `shown`: the reason that the person was shown; refused when it is another one by now. */
export type ChangeReason = (
  decisionId: string,
  reason: string | null,
  shown: string | null,
) => Promise<ActionState>;

/** Gives a rejection a reason, or another one, after it was made. */
export function GiveReason(props: {
  decision: { decisionId: string; reason: string | null };
  rules: DecisionRules;
  save: ChangeReason;
}) {
  const { decision, rules } = props;
  const t = useWords("decision", en);
  if (rules.asked === "never") return null;
  const title = t(decision.reason === null ? "reason.give" : "reason.change");
  return (
    <Permitted to="application:decide">
      <ButtonDialog button={<Button size="sm">{title}</Button>} title={title} description={t("reason.late")}>
        {(close) => <ReasonForm {...props} close={close} />}
      </ButtonDialog>
    </Permitted>
  );
}

function ReasonForm(props: Parameters<typeof GiveReason>[0] & { close: () => void }) {
  const { decision, rules, save, close } = props;
  const t = useWords("decision", en);
  const [reason, setReason] = useState(decision.reason ?? "");
  return (
    <DialogForm
      send={() => save(decision.decisionId, reason || null, decision.reason)}
      submit={t("reason.save")}
      done={t("reason.saved")}
      then={close}
    >
      <ReasonField rules={rules} reason={reason} onChange={setReason} />
    </DialogForm>
  );
}
