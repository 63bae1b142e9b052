"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

/** What an administrator does to one account, found by its address. */
export function AccountForm(props: {
  appoint: (email: string, administrator: boolean) => Promise<ActionState>;
  resetPassword: (email: string) => Promise<ActionState>;
}) {
  const [email, setEmail] = useState("");
  const { act, busy } = useAct();
  const off = busy || !email.includes("@");
  return (
    <div className="flex flex-col gap-4">
      <Field label="E-mail address of the account">
        {(wiring) => (
          <Input {...wiring} type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={off}
          onClick={() => act(() => props.resetPassword(email), { done: "The letter is on its way" })}
        >
          Send a link to a new password
        </Button>
        <Button
          disabled={off}
          onClick={() => act(() => props.appoint(email, true), { done: "Made an administrator" })}
        >
          Make a service administrator
        </Button>
        <Button
          disabled={off}
          onClick={() => act(() => props.appoint(email, false), { done: "No longer one" })}
        >
          End that
        </Button>
      </div>
    </div>
  );
}
