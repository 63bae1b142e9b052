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
import type { ActionState } from "@/lib/access/action-state";
import { type Webhook, WebhookOnce } from "./webhook-once";

/** Another secret for a connection's webhook, after a yes; shown until the dialog is closed. */
export function RenewSecret(props: {
  name: string;
  renew: () => Promise<ActionState<{ webhook: Webhook }>>;
}) {
  const [webhook, setWebhook] = useState<Webhook | null>(null);
  const { act, busy } = useAct();
  return (
    <Dialog onOpenChange={() => setWebhook(null)}>
      <DialogTrigger asChild>
        <Button size="sm" intent="quiet" className="-ml-2">
          New secret …<span className="sr-only"> for {props.name}</span>
        </Button>
      </DialogTrigger>
      <DialogContent title={`A new webhook secret for ${props.name}`}>
        <DialogBody aria-live="polite">
          {webhook ? (
            <WebhookOnce webhook={webhook} />
          ) : (
            <p className="text-sm text-ink-muted">
              The present secret ends at once: calls signed with it are refused. Until the new one is in the
              ATS, changes there arrive with the next sync.
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          {webhook ? (
            <DialogCancel>Done</DialogCancel>
          ) : (
            <>
              <DialogCancel>Keep it</DialogCancel>
              <Button
                intent="primary"
                busy={busy}
                onClick={() => act(props.renew, { then: (brought) => setWebhook(brought.webhook) })}
              >
                Make a new secret
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
