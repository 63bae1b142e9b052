"use client";

import { lazy, useState } from "react";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Later } from "@/components/ui/later";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/mail.json";
import type { About, MailActs } from "./acts";

const WriteDialog = lazy(() => import("./write-dialog"));

/** Writes to candidates, with h (hello) unless it answers one of several mails. Nothing for those who may not. */
export function WriteButton(props: {
  about: About;
  acts: Pick<MailActs, "prepare" | "write" | "takeBack">;
  answers?: { letterId: string; subject: string };
  /** Heading of the key in the list of shortcuts. */
  group?: string;
}) {
  const { group, ...dialog } = props;
  const { answers } = dialog;
  const t = useWords("mail", en);
  const may = useMay("application:decide");
  const [open, setOpen] = useState(false);
  const run = () => setOpen(true);
  useShortcuts([may && !answers && { keys: "f", label: t("write.key"), run, ...(group && { group }) }]);
  if (!may) return null;
  return (
    <>
      <Button size="sm" onClick={run}>
        {t(answers ? "answer" : "write")}
      </Button>
      <Later when={open}>
        <WriteDialog {...dialog} open={open} close={() => setOpen(false)} />
      </Later>
    </>
  );
}
