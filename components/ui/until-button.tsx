"use client";

import { useEffect, useState } from "react";
import type { ActionState } from "@/lib/platform/access/action-state";
import { Button } from "./button";
import { useAct } from "./use-act";

/** Takes something back; disappears when that is no longer possible. */
export function UntilButton(props: {
  until: string;
  label: string;
  act: () => Promise<ActionState>;
  /** Toast on success. */
  done: string;
}) {
  const { until, label, done } = props;
  const { act, busy } = useAct();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button size="sm" busy={busy} onClick={() => act(props.act, { done })}>
      {label}
    </Button>
  );
}
