"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/operating.json";

/** Adds credits to an organization, with a reason that its ledger shows. */
export function GrantForm(props: {
  organizationId: string;
  name: string;
  grant: (organizationId: string, amount: number, reason: string) => Promise<ActionState>;
}) {
  const t = useWords("operating", en);
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const { act, busy } = useAct();
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.grant(props.organizationId, Number(amount), reason), {
          done: t("grant.done", { name: props.name }),
          then: () => setAmount(""),
        });
      }}
    >
      <Input
        aria-label={t("grant.amount", { name: props.name })}
        className="w-24"
        type="number"
        min={1}
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Input
        aria-label={t("grant.reason.of", { name: props.name })}
        className="w-48"
        placeholder={t("grant.reason")}
        required
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        {t("grant")}
      </Button>
    </form>
  );
}
