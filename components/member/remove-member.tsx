"use client";

import { Confirmation } from "@/components/ui/confirmation";
import { DialogContent } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/member.json";
import { LeaveConfirmation } from "./leave-organization";
import type { Member } from "./member";

export function RemoveMember(props: {
  member: Member;
  remove: (userId: string) => Promise<ActionState>;
  leave: () => Promise<ActionState>;
  close: () => void;
}) {
  const t = useWords("member", en);
  const { close, leave } = props;
  const { userId, name, isYou } = props.member;
  return isYou ? (
    <DialogContent title={t("remove.leave.question")}>
      <LeaveConfirmation leave={leave} close={close} />
    </DialogContent>
  ) : (
    <DialogContent title={t("remove.question", { name })}>
      <Confirmation
        text={t("remove.text")}
        yes={t("remove")}
        act={() => props.remove(userId)}
        done={t("remove.done")}
        close={close}
      />
    </DialogContent>
  );
}
