"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogCancel,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";
import { type Webhook, WebhookOnce } from "./webhook-once";

/** Renews a webhook's secret after confirmation; shows the new one until the dialog is closed. */
export function RenewSecret(props: {
  name: string;
  renew: () => Promise<ActionState<{ webhook: Webhook }>>;
}) {
  const [open, setOpen] = useState(false);
  const [webhook, setWebhook] = useState<Webhook | null>(null);
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // Closed while it is made, the new secret would be valid but never shown.
        if (busy) return;
        setOpen(next);
        setWebhook(null);
      }}
    >
      <DialogTrigger asChild>
        <Button size="sm" intent="quiet" className="-ml-2">
          {t.rich("secret.new", {
            name: props.name,
            hidden: (chunks) => <span className="sr-only">{chunks}</span>,
          })}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("secret.new.title", { name: props.name })}>
        <DialogBody aria-live="polite">
          {webhook ? (
            <WebhookOnce webhook={webhook} />
          ) : (
            <p className="text-sm text-ink-muted">{t("secret.new.text")}</p>
          )}
        </DialogBody>
        <DialogFooter>
          {webhook ? (
            <DialogCancel>{t("secret.done")}</DialogCancel>
          ) : (
            <>
              <DialogCancel busy={busy}>{t("keep")}</DialogCancel>
              <Button
                intent="primary"
                busy={busy}
                onClick={() => act(props.renew, { then: (renewed) => setWebhook(renewed.webhook) })}
              >
                {t("secret.new.make")}
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
