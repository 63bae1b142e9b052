"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";

/** Registers our webhook through the ATS's API. */
export function Subscribe(props: { name: string; isSet: boolean; subscribe: () => Promise<ActionState> }) {
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  const { name } = props;
  return (
    <>
      <p className="text-sm text-ink-muted">
        {t(props.isSet ? "subscribe.again.text" : "subscribe.first.text", { name })}
      </p>
      <Button
        size="sm"
        busy={busy}
        onClick={() => act(props.subscribe, { done: t("subscribe.done", { name }) })}
      >
        {t(props.isSet ? "subscribe.again" : "subscribe.first")}
      </Button>
    </>
  );
}
