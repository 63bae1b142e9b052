"use client";

import { useState, type ReactNode } from "react";
import type { ActionState } from "@/lib/access/action-state";
import { Alert } from "./alert";
import { Button } from "./button";
import { DialogBody, DialogCancel, DialogFooter } from "./dialog";
import { useAct } from "./use-act";

/** A form in a dialog: submits once at a time, and shows a failure below the fields. */
export function DialogForm<T extends object>(props: {
  send: (form: HTMLFormElement) => Promise<ActionState<T>>;
  submit: string;
  /** Toast on success. */
  done?: string;
  then: (result: T) => void;
  /** Leaves validation to the server instead of the browser. */
  noValidate?: boolean;
  children: ReactNode;
}) {
  const { send, submit, noValidate, children, ...options } = props;
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
        act(() => send(form), { ...options, failed: setFailure });
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
