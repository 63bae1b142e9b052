"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

export function MarkAll({ readAll }: { readAll: () => Promise<ActionState> }) {
  const { act, busy } = useAct();
  return (
    <Button busy={busy} onClick={() => act(readAll)}>
      Mark all as read
    </Button>
  );
}
