"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/import.json";

/** Resumes a failed import from the row it stopped at. */
export function ContinueButton(props: {
  importId: string;
  start: (importId: string) => Promise<ActionState>;
}) {
  const t = useWords("import", en);
  const { act, busy } = useAct();
  return (
    <Button intent="primary" busy={busy} onClick={() => act(() => props.start(props.importId))}>
      {t("continue")}
    </Button>
  );
}
