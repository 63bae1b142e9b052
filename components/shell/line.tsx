"use client";

import { CloudOff } from "lucide-react";
import { useOffline } from "next/offline";
import { useUnsent } from "@/components/ui/unsent";
import { useAskBeforeLeaving } from "@/components/ui/use-ask-before-leaving";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/shell.json";

/**
 * Says in place that there is no connection, and how many acts wait for it. Next.js sends them, and opens the page
 * that was clicked, when it is back (experimental.useOffline); leaving the page before would lose them.
 */
export function LineNotice() {
  const t = useWords("shell", en);
  const offline = useOffline();
  const unsent = useUnsent();
  useAskBeforeLeaving(offline && unsent > 0);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-2 z-60 flex justify-center px-4">
      {offline && (
        <p className="flex items-center gap-2 rounded-lg bg-raised px-3 py-2 text-sm shadow-float">
          <CloudOff aria-hidden className="size-4 shrink-0 text-ink-muted" />
          {t("offline", { unsent })}
        </p>
      )}
    </div>
  );
}
