"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";
import { CredentialFields, type Credentials, credentialsOf, type System } from "./credential-fields";

/** Dialog that replaces a connection's stored credentials. */
export function ReplaceCredentials(props: {
  name: string;
  system: System;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  replace: (credentials: Credentials) => Promise<ActionState>;
}) {
  const t = useWords("connections", en);
  const { system, onOpenChange } = props;
  const { onSubmit, busy, failure } = useSubmit(
    (form) => props.replace(credentialsOf(system, new FormData(form))),
    { done: t("replace.done"), then: () => onOpenChange(false) },
  );
  return (
    <Dialog open={props.open} onOpenChange={onOpenChange}>
      <DialogContent title={t("replace.title", { name: props.name })} description={t("replace.text")}>
        <form autoComplete="off" className="flex min-h-0 flex-col" onSubmit={onSubmit}>
          <DialogBody>
            {failure && (
              <Alert tone="error" title={t("replace.failed")}>
                {t("replace.failed.text", { problem: failure })}
              </Alert>
            )}
            <CredentialFields fields={system.fields} />
          </DialogBody>
          <DialogFooter>
            <DialogCancel busy={busy} />
            <Button type="submit" intent="primary" busy={busy}>
              {t("replace.submit")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
