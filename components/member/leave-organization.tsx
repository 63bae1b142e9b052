"use client";

import { Button } from "@/components/ui/button";
import { Confirmation } from "@/components/ui/confirmation";
import { ButtonDialog } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/member.json";

type Leave = () => Promise<ActionState>;

/** Asks whether to leave the open organization: the content of a dialog. */
export function LeaveConfirmation(props: { leave: Leave; close: () => void }) {
  const t = useWords("member", en);
  return (
    <Confirmation
      text={t("remove.leave.text")}
      yes={t("remove.leave")}
      act={props.leave}
      close={props.close}
    />
  );
}

/** The button to leave, for members to whom no list of members is shown. */
export function LeaveOrganization({ leave }: { leave: Leave }) {
  const t = useWords("member", en);
  return (
    <ButtonDialog
      title={t("remove.leave.question")}
      button={<Button intent="danger">{t("menu.leave")}</Button>}
    >
      {(close) => <LeaveConfirmation leave={leave} close={close} />}
    </ButtonDialog>
  );
}
