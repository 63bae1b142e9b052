"use client";

import { type FormEvent, useState } from "react";
import type { ActionState } from "@/lib/platform/access/action-state";
import { useAct } from "./use-act";

/** For a form that shows its failure itself: sends it once at a time. `failure` is the last attempt's message. */
export function useSubmit<T extends object>(
  send: (form: HTMLFormElement) => Promise<ActionState<T>>,
  options: { done?: string; then?: (result: T) => void },
) {
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(null);
    act(() => send(form), { ...options, failed: setFailure });
  };
  return { onSubmit, busy, failure };
}
