"use client";

import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { useRef, useState } from "react";
import { FormField } from "@/components/identity/form-field";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/credentials.json";
import { CurrentPasswordField } from "./current-password-field";

/** Asks for the password, creates a passkey on this device and posts it to the account. */
export function AddPasskey() {
  const t = useWords("credentials", en);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function create(fields: FormData) {
    setProblem(undefined);
    setBusy(true);
    try {
      const body = new URLSearchParams({ current: fields.get("current") as string });
      const answer = await fetch("/settings/account/passkeys/options", { method: "POST", body });
      if (!answer.ok) {
        setBusy(false);
        return setProblem(((await answer.json()) as { message: string }).message);
      }
      const optionsJSON = (await answer.json()) as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      const { elements } = form.current!;
      (elements.namedItem("response") as HTMLInputElement).value = JSON.stringify(response);
      (elements.namedItem("current") as HTMLInputElement).value = "";
      form.current!.submit();
    } catch {
      setBusy(false);
      setProblem(t("passkey.notMade"));
    }
  }

  return (
    <form
      ref={form}
      method="post"
      action="/settings/account/passkeys"
      className="flex max-w-sm flex-col items-start gap-3 *:not-[button]:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        void create(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="response" />
      <FormField
        label={t("passkey.name")}
        name="name"
        hint={t("passkey.name.hint")}
        maxLength={60}
        autoComplete="off"
      />
      <CurrentPasswordField />
      <Button type="submit" busy={busy}>
        {t("passkey.add")}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </form>
  );
}
