"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";

/** Form for the webhook secret that the ATS generated. */
export function PasteSecret(props: {
  name: string;
  isSet: boolean;
  keep: (secret: string) => Promise<ActionState>;
}) {
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const secret = new FormData(form).get("secret") as string;
        act(() => props.keep(secret), { done: t("secret.paste.done"), then: () => form.reset() });
      }}
    >
      <Field
        label={t("secret.paste")}
        hint={t(props.isSet ? "secret.paste.another" : "secret.paste.first", { name: props.name })}
      >
        <Input name="secret" type="password" required minLength={8} maxLength={500} />
      </Field>
      <Button type="submit" size="sm" busy={busy}>
        {t("secret.paste.submit")}
      </Button>
    </form>
  );
}
