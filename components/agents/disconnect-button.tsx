"use client";

import { Button } from "@/components/ui/button";
import { ButtonDialog, DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/agents.json";

export type Disconnect = (grantId: string) => Promise<ActionState>;

/** Asks once more, because the agent has to be allowed anew to come back. */
export function DisconnectButton(props: { grantId: string; name: string; disconnect: Disconnect }) {
  const t = useWords("agents", en);
  const { act, busy } = useAct();
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
        <>
          <DialogBody>
            <p className="text-sm text-ink-muted">{t("disconnect.text")}</p>
          </DialogBody>
          <DialogFooter>
            <DialogCancel>{t("disconnect.keep")}</DialogCancel>
            <Button
              intent="danger"
              busy={busy}
              onClick={() =>
                act(() => props.disconnect(props.grantId), { done: t("disconnect.done"), then: close })
              }
            >
              {t("disconnect")}
            </Button>
          </DialogFooter>
        </>
      )}
    </ButtonDialog>
  );
}
