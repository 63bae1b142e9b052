"use client";

import { useState, type ReactNode } from "react";
import type { ActionState } from "@/lib/access/action-state";
import { Alert } from "./alert";
import { Button } from "./button";
import { DialogBody, DialogCancel, DialogFooter } from "./dialog";
import { useAct } from "./use-act";

/** A form in a dialog: sends what was typed, once at a time, and shows below the fields why it was not taken. */
export function DialogForm<T extends object>(props: {
  send: (form: HTMLFormElement) => Promise<ActionState<T>>;
  submit: string;
  /** Said when it was taken. */
  done?: string;
  then: (brought: T) => void;
  /** Let the service say what is wrong, and not the browser. */
  noValidate?: boolean;
  children: ReactNode;
}) {
  const { send, submit, noValidate, children, ...taken } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct();
  return (
    <form
      autoComplete="off"
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        const form = event.currentTarget;
        act(() => send(form), { ...taken, failed: setFailure });
      }}
    >
      <DialogBody>
        {children}
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button type="submit" intent="primary" busy={busy}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
