"use client";

import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { startLogin } from "@/lib/records/ats/login/start-login";
import en from "@/messages/en/connections.json";
import type { System } from "./credential-fields";

export type SignIn = (
  input: Omit<z.input<typeof startLogin.input>, "sessionId">,
) => Promise<ActionState<z.output<typeof startLogin.output>>>;

/** Renews an existing connection's sign-in: goes to the ATS, which redirects back. */
export function SignInAgain(props: {
  connection: { connectionId: string; provider: string; name: string };
  system: System | undefined;
  signIn: SignIn;
}) {
  const { connectionId, provider, name } = props.connection;
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() =>
        act(() => props.signIn({ connectionId, provider, name }), {
          then: ({ url }) => window.location.assign(url),
        })
      }
    >
      {t("connect.signIn", { system: props.system?.name ?? name })}
    </Button>
  );
}
