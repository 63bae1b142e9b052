"use client";

import { History } from "lucide-react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/rediscover.json";

export type Rediscover = (jobId: string) => Promise<ActionState>;

/** Searches the talent pool for a job; the people found are shown before anything happens. */
export function RediscoverButton(props: {
  jobId: string;
  rediscover: Rediscover;
  label?: string;
  keys?: boolean;
}) {
  const t = useWords("rediscover", en);
  const { act, busy } = useAct();
  const run = () => act(() => props.rediscover(props.jobId));
  useShortcuts(props.keys ? [{ keys: "d", label: t("shortcut"), run }] : []);
  return (
    <Button busy={busy} onClick={run}>
      {!busy && <History aria-hidden />}
      {/* In a page header with other buttons, a phone has no room for the label. */}
      <span className={props.keys ? "max-sm:sr-only" : undefined}>{props.label ?? t("rediscover")}</span>
    </Button>
  );
}
