"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

/** Takes the secret that an ATS has made for its webhook. */
export function PasteSecret(props: {
  name: string;
  isSet: boolean;
  keep: (secret: string) => Promise<ActionState>;
}) {
  const { act, busy } = useAct();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const secret = new FormData(form).get("secret") as string;
        act(() => props.keep(secret), { done: "The secret is kept", then: () => form.reset() });
      }}
    >
      <Field
        label="Webhook secret"
        hint={
          props.isSet
            ? `A secret is kept. Paste another when ${props.name} has made one.`
            : `${props.name} makes the secret: paste it here. Until then changes arrive with the next sync.`
        }
      >
        {(wiring) => (
          <Input {...wiring} name="secret" type="password" required minLength={8} maxLength={500} />
        )}
      </Field>
      <Button type="submit" size="sm" busy={busy}>
        Keep the secret
      </Button>
    </form>
  );
}
