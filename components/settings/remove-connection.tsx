"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

export function RemoveConnection(props: { name: string; remove: () => Promise<ActionState> }) {
  const [open, setOpen] = useState(false);
  const { act, busy } = useAct();
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" aria-label={`Remove ${props.name}`}>
          Remove
        </Button>
      </DialogTrigger>
      <DialogContent title={`Remove ${props.name}?`}>
        <DialogBody>
          <p className="text-sm text-ink-muted">
            Its credentials are forgotten and nothing is read or sent any more. The jobs, candidates and
            decisions it brought stay.
          </p>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button
            intent="danger"
            busy={busy}
            onClick={() => act(props.remove, { done: "Removed", then: () => setOpen(false) })}
          >
            Remove
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
