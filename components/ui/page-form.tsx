"use client";

import type { ReactNode } from "react";
import type { ActionState } from "@/lib/platform/access/action-state";
import { Alert } from "./alert";
import { Button } from "./button";
import { useSubmit } from "./use-submit";

/** A form on a page: submits once at a time, and shows a failure below the fields. */
export function PageForm<T extends object>(props: {
  send: (form: HTMLFormElement) => Promise<ActionState<T>>;
  submit: string;
  primary?: boolean;
  disabled?: boolean;
  /** Toast on success. */
  done?: string;
  then?: (result: T) => void;
  children: ReactNode;
}) {
  const { send, submit, primary, disabled = false, children, ...options } = props;
  const { onSubmit, busy, failure } = useSubmit(send, options);
  return (
    <form className="flex flex-col gap-4" onSubmit={onSubmit}>
      {children}
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button type="submit" intent={primary ? "primary" : "secondary"} busy={busy} disabled={disabled}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
