"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

/** Has an ATS call here, where its API takes that. */
export function Subscribe(props: { name: string; isSet: boolean; subscribe: () => Promise<ActionState> }) {
  const { act, busy } = useAct();
  const { name } = props;
  return (
    <>
      <p className="text-sm text-ink-muted">
        {props.isSet
          ? `${name} was asked to call when somebody applies or is moved. After a change of its access token, ask it again.`
          : `${name} can be asked to call when somebody applies or is moved. Until then changes arrive with the next sync.`}
      </p>
      <Button size="sm" busy={busy} onClick={() => act(props.subscribe, { done: `${name} will call` })}>
        {props.isSet ? "Ask it to call again" : "Ask it to call"}
      </Button>
    </>
  );
}
