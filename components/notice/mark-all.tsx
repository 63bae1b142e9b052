"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/notice.json";

export function MarkAll({ readAll }: { readAll: () => Promise<ActionState> }) {
  const t = useWords("notice", en);
  const { act, busy } = useAct();
  return (
    <Button busy={busy} onClick={() => act(readAll)}>
      {t("all")}
    </Button>
  );
}
