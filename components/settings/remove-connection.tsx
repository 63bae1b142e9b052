"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

export function RemoveConnection(props: {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  remove: () => Promise<ActionState>;
}) {
  const { act, busy } = useAct();
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      <DialogContent title={`Remove ${props.name}?`}>
        <DialogBody>
          <p className="text-sm text-ink-muted">
            Its credentials are forgotten and nothing is read or sent any more. The jobs, candidates and
            decisions it brought stay.
          </p>
        </DialogBody>
        <DialogFooter>
          <DialogCancel>Keep it</DialogCancel>
          <Button
            intent="danger"
            busy={busy}
            onClick={() => act(props.remove, { done: "Removed", then: () => props.onOpenChange(false) })}
          >
            Remove
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
