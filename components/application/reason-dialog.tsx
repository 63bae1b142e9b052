"use client";

import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/decision.json";

/** Asks why somebody is rejected, before it is done; a digit chooses. `name`: null while it is closed. */
export default function ReasonDialog(props: {
  name: string | null;
  reasons: readonly string[];
  /** Null when the person chose none: nothing is done then. */
  choose: (reason: string | null) => void;
}) {
  const { name, reasons, choose } = props;
  const t = useWords("decision", en);
  return (
    <Dialog open={name !== null} onOpenChange={(open) => open || choose(null)}>
      <DialogContent
        title={t("reject.of", { name: name ?? "" })}
        description={t("reason.ask")}
        onKeyDown={(event) => {
          const { key, altKey, ctrlKey, metaKey } = event;
          const reason = altKey || ctrlKey || metaKey ? undefined : reasons[Number(key) - 1];
          if (reason === undefined) return;
          // Or the digit, for which the page behind has its own use, would reach it once this has closed.
          event.preventDefault();
          choose(reason);
        }}
      >
        <DialogBody>
          <form className="flex flex-col items-stretch gap-1">
            {reasons.map((reason, at) => (
              <Button key={reason} className="justify-between" onClick={() => choose(reason)}>
                {reason}
                {at < 9 && <Kbd keys={String(at + 1)} />}
              </Button>
            ))}
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
