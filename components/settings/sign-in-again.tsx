"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { System } from "./credential-fields";

export type SignIn = (given: {
  provider: string;
  name: string;
  connectionId: string;
}) => Promise<ActionState<{ url: string }>>;

/** Goes to the ATS and comes back with a sign-in for the connection that is there. */
export function SignInAgain(props: {
  connection: { connectionId: string; provider: string; name: string };
  system: System | undefined;
  signIn: SignIn;
}) {
  const { connectionId, provider, name } = props.connection;
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
      Sign in at {props.system?.name ?? name}
    </Button>
  );
}
