"use client";

import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { Member } from "./member";

export function RemoveMember(props: {
  member: Member;
  remove: (userId: string) => Promise<ActionState>;
  leave: () => Promise<ActionState>;
  close: () => void;
}) {
  const { userId, name, isYou } = props.member;
  const { act, busy } = useAct();
  return (
    <DialogContent title={isYou ? "Leave this organization?" : <>Remove {name}?</>}>
      <DialogBody>
        <p className="text-sm text-ink-muted">
          {isYou
            ? "Your browsers stop showing this organization and the agents you allowed here lose their access, at once. What you decided and wrote stays, under your name."
            : "Their browsers stop showing this organization and the agents they allowed here lose their access, at once. What they decided and wrote stays, under their name."}
        </p>
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button
          intent="danger"
          busy={busy}
          onClick={() =>
            isYou
              ? act(props.leave, { then: props.close })
              : act(() => props.remove(userId), { done: "Removed", then: props.close })
          }
        >
          {isYou ? "Leave" : "Remove"}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
