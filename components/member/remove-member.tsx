"use client";

import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/member.json";
import type { Member } from "./member";

export function RemoveMember(props: {
  member: Member;
  remove: (userId: string) => Promise<ActionState>;
  leave: () => Promise<ActionState>;
  close: () => void;
}) {
  const t = useWords("member", en);
  const { userId, name, isYou } = props.member;
  const { act, busy } = useAct();
  return (
    <DialogContent title={isYou ? t("remove.leave.question") : t("remove.question", { name })}>
      <DialogBody>
        <p className="text-sm text-ink-muted">{t(isYou ? "remove.leave.text" : "remove.text")}</p>
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button
          intent="danger"
          busy={busy}
          onClick={() =>
            isYou
              ? act(props.leave, { then: props.close })
              : act(() => props.remove(userId), { done: t("remove.done"), then: props.close })
          }
        >
          {t(isYou ? "remove.leave" : "remove")}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
