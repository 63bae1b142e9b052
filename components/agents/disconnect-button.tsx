"use client";

import { Button } from "@/components/ui/button";
import { ButtonDialog, DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

export type Disconnect = (grantId: string) => Promise<ActionState>;

/** Asks once more, because the agent has to be allowed anew to come back. */
export function DisconnectButton(props: { grantId: string; name: string; disconnect: Disconnect }) {
  const { act, busy } = useAct();
  return (
    <ButtonDialog
      title={`Disconnect ${props.name}?`}
      button={
        <Button size="sm" aria-label={`Disconnect ${props.name}`}>
          Disconnect
        </Button>
      }
    >
      {(close) => (
        <>
          <DialogBody>
            <p className="text-sm text-ink-muted">
              Its access ends at once. What it did stays, and so does what it started. To come back, it has to
              ask again.
            </p>
          </DialogBody>
          <DialogFooter>
            <DialogCancel>Keep it</DialogCancel>
            <Button
              intent="danger"
              busy={busy}
              onClick={() =>
                act(() => props.disconnect(props.grantId), { done: "Disconnected", then: close })
              }
            >
              Disconnect
            </Button>
          </DialogFooter>
        </>
      )}
    </ButtonDialog>
  );
}
