"use client";

import { FileSearch } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/scorecard.json";

/** Button that drafts a scorecard from the job description, with the price in credits. */
export function Generate(props: {
  jobId: string;
  credits: number;
  again?: boolean;
  generate: (jobId: string) => Promise<ActionState>;
}) {
  const t = useWords("scorecard", en);
  const { act, busy } = useAct();
  return (
    <Button
      intent={props.again ? "secondary" : "primary"}
      busy={busy}
      onClick={() => act(() => props.generate(props.jobId))}
    >
      {!busy && <FileSearch aria-hidden />}
      {t(props.again ? "draft.again" : "draft")}
      <span className="font-normal opacity-80">{t("draft.credits", { count: props.credits })}</span>
    </Button>
  );
}
