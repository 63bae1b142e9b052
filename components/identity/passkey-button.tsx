"use client";

import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/credentials.json";

/** Signs in with a passkey: requests it from the browser and posts the response as a form. */
export function PasskeyButton(props: { next?: string; request?: string }) {
  const t = useWords("credentials", en);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function ask() {
    setProblem(undefined);
    setBusy(true);
    try {
      const answer = await fetch("/sign-in/passkey/options", { method: "POST" });
      if (!answer.ok) throw new Error(`The challenge request failed with ${answer.status}.`);
      const optionsJSON = (await answer.json()) as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON });
      const field = form.current?.elements.namedItem("response") as HTMLInputElement;
      field.value = JSON.stringify(response);
      form.current?.submit();
    } catch {
      setBusy(false);
      setProblem(t("passkey.notUsed"));
    }
  }

  return (
    <form ref={form} method="post" action="/sign-in/passkey" className="mt-3 flex flex-col gap-2">
      <input type="hidden" name="response" />
      {props.request && <input type="hidden" name="request" value={props.request} />}
      {props.next && <input type="hidden" name="next" value={props.next} />}
      <Button size="lg" busy={busy} onClick={() => void ask()}>
        <KeyRound aria-hidden />
        {t("passkey.use")}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </form>
  );
}
