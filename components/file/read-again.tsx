"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/file.json";
import type { FileActs } from "./acts";

/** Button to retry reading a file that could not be read. */
export function ReadAgain({ attachmentId, acts }: { attachmentId: string; acts: FileActs }) {
  const t = useWords("file", en);
  const { act, busy } = useAct();
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => act(() => acts.readAgain(attachmentId), { done: t("readAgain.done") })}
    >
      <RotateCw aria-hidden />
      {t("readAgain")}
    </Button>
  );
}
