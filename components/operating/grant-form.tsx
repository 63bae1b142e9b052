"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { newId } from "@/components/ui/new-id";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/operating.json";

/** Adds credits to an organization, or with a negative number takes some back, with a reason that its ledger shows. */
export function GrantForm(props: {
  organizationId: string;
  name: string;
  grant: (organizationId: string, amount: number, reason: string, requestId: string) => Promise<ActionState>;
}) {
  const t = useWords("operating", en);
  // The id stays the same while nothing is changed: credits are added once, however often a lost answer is retried.
  const [{ amount, reason, requestId }, setGrant] = useState({ amount: "", reason: "", requestId: "" });
  const change = (part: { amount?: string; reason?: string }) =>
    setGrant((before) => ({ ...before, ...part, requestId: newId() }));
  const { act, busy } = useAct();
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.grant(props.organizationId, Number(amount), reason, requestId), {
          done: t("grant.done", { name: props.name }),
          then: () => change({ amount: "" }),
        });
      }}
    >
      <Input
        aria-label={t("grant.amount", { name: props.name })}
        className="w-24"
        type="number"
        required
        value={amount}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <Input
        aria-label={t("grant.reason.of", { name: props.name })}
        className="w-48"
        placeholder={t("grant.reason")}
        required
        maxLength={200}
        value={reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Button type="submit" disabled={busy}>
        {t("grant")}
      </Button>
    </form>
  );
}
