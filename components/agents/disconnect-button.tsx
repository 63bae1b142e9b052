"use client";

import { Button } from "@/components/ui/button";
import { Confirmation } from "@/components/ui/confirmation";
import { ButtonDialog } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/agents.json";

export type Disconnect = (grantId: string) => Promise<ActionState>;

/** Asks for confirmation: a disconnected agent needs the recruiter's consent again. */
export function DisconnectButton(props: { grantId: string; name: string; disconnect: Disconnect }) {
  const t = useWords("agents", en);
  return (
    <ButtonDialog
      title={t("disconnect.question", { name: props.name })}
      button={
        <Button size="sm" aria-label={t("disconnect.which", { name: props.name })}>
          {t("disconnect")}
        </Button>
      }
    >
      {(close) => (
        <Confirmation
          text={t("disconnect.text")}
          yes={t("disconnect")}
          no={t("disconnect.keep")}
          act={() => props.disconnect(props.grantId)}
          done={t("disconnect.done")}
          close={close}
        />
      )}
    </ButtonDialog>
  );
}
