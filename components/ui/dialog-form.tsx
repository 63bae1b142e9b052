"use client";

import type { ReactNode } from "react";
import type { ActionState } from "@/lib/platform/access/action-state";
import { Alert } from "./alert";
import { Button } from "./button";
import { DialogBody, DialogCancel, DialogFooter } from "./dialog";
import { useSubmit } from "./use-submit";

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
  const { onSubmit, busy, failure } = useSubmit(send, options);
  return (
    <form autoComplete="off" noValidate={noValidate} onSubmit={onSubmit}>
      <DialogBody>
        {children}
        {failure && (
          <div key={failure} ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
            <Alert tone="error">{failure}</Alert>
          </div>
        )}
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
