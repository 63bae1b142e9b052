"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";

type Invitation = { invitationId: string; email: string; organization: string; givenUpAt: string };

/** Invitations that no mail server took. */
export function Undelivered(props: {
  invitations: Invitation[];
  sendAgain: (invitationId: string) => Promise<ActionState>;
}) {
  const { act, busy } = useAct();
  if (props.invitations.length === 0) return <p>None.</p>;
  return (
    <ul className="flex flex-col gap-2">
      {props.invitations.map(({ invitationId, email, organization, givenUpAt }) => (
        <li key={invitationId} className="flex items-center justify-between gap-4">
          <span>
            {email} to <bdi>{organization}</bdi>, given up <When at={givenUpAt} exact />
          </span>
          <Button
            disabled={busy}
            onClick={() => act(() => props.sendAgain(invitationId), { done: "On its way again" })}
          >
            Send again
          </Button>
        </li>
      ))}
    </ul>
  );
}
