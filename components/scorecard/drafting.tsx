"use client";

import { LoaderCircle } from "lucide-react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/scorecard.json";

/**
 * Shown while a draft is generated. It takes seconds; the page updates automatically and says why it takes longer.
 * Members who may edit scorecards can cancel it.
 */
export function Drafting(props: {
  draftId: string;
  delay: string | null;
  cancel: (draftId: string) => Promise<ActionState>;
}) {
  const { draftId, delay, cancel } = props;
  const t = useWords("scorecard", en);
  const { act, busy } = useAct();
  return (
    <div role="status" className="flex flex-col items-center px-6 py-16 text-center">
      <LoaderCircle aria-hidden className="mb-4 size-6 animate-turn text-ink-faint" />
      <p className="text-base font-semibold">{t("drafting.title")}</p>
      <p className="mt-1 max-w-[52ch] text-sm text-ink-muted">
        {t("drafting.text", { delay: delay ?? t("drafting.reading") })}
      </p>
      <Permitted to="scorecard:write">
        <Button className="mt-4" busy={busy} onClick={() => act(() => cancel(draftId))}>
          {t("drafting.cancel")}
        </Button>
      </Permitted>
    </div>
  );
}
