"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Confirmation } from "@/components/ui/confirmation";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/hold.json";

/** Releases a hold, after saying what is deleted then. */
export function ReleaseHold(props: {
  hold: { holdId: string; reason: string };
  release: (holdId: string) => Promise<ActionState>;
}) {
  const t = useWords("hold", en);
  const [asking, setAsking] = useState(false);
  const { holdId, reason } = props.hold;
  return (
    <>
      <Button size="sm" aria-label={t("release.of", { reason })} onClick={() => setAsking(true)}>
        {t("release")}
      </Button>
      <Dialog open={asking} onOpenChange={setAsking}>
        <DialogContent title={t("release.question")}>
          <Confirmation
            text={t("release.text")}
            yes={t("release")}
            act={() => props.release(holdId)}
            done={t("released")}
            close={() => setAsking(false)}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
