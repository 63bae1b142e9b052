"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { FileActs } from "./acts";

/** Has a file read once more that could not be read. */
export function ReadAgain({ attachmentId, acts }: { attachmentId: string; acts: FileActs }) {
  const { act, busy } = useAct();
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => act(() => acts.readAgain(attachmentId), { done: "The file is being read again." })}
    >
      <RotateCw aria-hidden />
      Read again
    </Button>
  );
}
