"use client";

import { MessageSquarePlus } from "lucide-react";
import { lazy, useState } from "react";
import { Button } from "@/components/ui/button";
import { Later } from "@/components/ui/later";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/feedback.json";
import type { AskActs } from "./ask-dialog";

const AskDialog = lazy(() => import("./ask-dialog"));

/** Asks colleagues for feedback on these candidates of a job. */
export function AskButton(props: {
  jobId: string;
  applicationIds: string[];
  acts: AskActs;
  plain?: boolean;
}) {
  const t = useWords("feedback", en);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {!props.plain && <MessageSquarePlus aria-hidden />}
        {t("ask")}
      </Button>
      <Later when={open}>
        <AskDialog {...props} open={open} close={() => setOpen(false)} />
      </Later>
    </>
  );
}
