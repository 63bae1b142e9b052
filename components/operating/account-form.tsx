"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/operating.json";

/** Acts of a service administrator on one account, given by its email address. */
export function AccountForm(props: {
  appoint: (email: string, administrator: boolean) => Promise<ActionState>;
  resetPassword: (email: string) => Promise<ActionState>;
}) {
  const t = useWords("operating", en);
  const [email, setEmail] = useState("");
  const { act, busy } = useAct();
  const isDisabled = busy || !email.includes("@");
  return (
    <div className="flex flex-col gap-4">
      <Field label={t("account.email")}>
        <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isDisabled}
          onClick={() => act(() => props.resetPassword(email), { done: t("account.reset.done") })}
        >
          {t("account.reset")}
        </Button>
        <Button
          disabled={isDisabled}
          onClick={() => act(() => props.appoint(email, true), { done: t("account.appoint.done") })}
        >
          {t("account.appoint")}
        </Button>
        <Button
          disabled={isDisabled}
          onClick={() => act(() => props.appoint(email, false), { done: t("account.dismiss.done") })}
        >
          {t("account.dismiss")}
        </Button>
      </div>
    </div>
  );
}
