"use client";

import type { ComponentProps } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/shell.json";
import { Navigation } from "./navigation";
import { PersonMenu } from "./person-menu";
import { Wordmark } from "./wordmark";

/** The navigation on small screens: slides in over the page. */
export default function Drawer(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  counts: Record<string, number>;
  account: ComponentProps<typeof PersonMenu>;
}) {
  const t = useWords("shell", en);
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      <DialogContent title={t("navigation")} titleHidden side="left">
        <div className="flex h-full flex-col gap-3 p-2">
          <span className="flex h-9 items-center px-2">
            <Wordmark />
          </span>
          <Navigation counts={props.counts} onGo={() => props.onOpenChange(false)} />
          <div className="mt-auto">
            <PersonMenu {...props.account} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
