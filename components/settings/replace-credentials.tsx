"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
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
  const [problem, setProblem] = useState<string | null>(null);
  const { act, busy } = useAct();
  return (
    <Dialog open={props.open} onOpenChange={onOpenChange}>
      <DialogContent title={t("replace.title", { name: props.name })} description={t("replace.text")}>
        <form
          autoComplete="off"
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            setProblem(null);
            act(() => props.replace(credentialsOf(system, data)), {
              done: t("replace.done"),
              failed: setProblem,
              then: () => onOpenChange(false),
            });
          }}
        >
          <DialogBody>
            {problem && (
              <Alert tone="error" title={t("replace.failed")}>
                {t("replace.failed.text", { problem })}
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
