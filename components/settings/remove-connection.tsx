"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/connections.json";

export function RemoveConnection(props: {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  remove: () => Promise<ActionState>;
}) {
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      <DialogContent title={t("remove.question", { name: props.name })}>
        <DialogBody>
          <p className="text-sm text-ink-muted">{t("remove.text")}</p>
        </DialogBody>
        <DialogFooter>
          <DialogCancel>{t("keep")}</DialogCancel>
          <Button
            intent="danger"
            busy={busy}
            onClick={() =>
              act(props.remove, { done: t("remove.done"), then: () => props.onOpenChange(false) })
            }
          >
            {t("act.remove")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
