"use client";

import { Switch } from "@/components/ui/switch";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/rights.json";

/** Whether evaluations wait for the notice's ten business days. Saves immediately. */
export function NoticeWait(props: { wait: boolean; save: (wait: boolean) => Promise<ActionState> }) {
  const t = useWords("rights", en);
  const { act, busy } = useAct();
  return (
    <label htmlFor="notice-wait" className="mb-3 flex items-start gap-2.5 text-sm">
      <Switch
        id="notice-wait"
        checked={props.wait}
        disabled={busy}
        onCheckedChange={(wait) => act(() => props.save(wait), { done: t("settings.wait.saved") })}
      />
      <span className="max-w-[68ch]">
        <span className="block font-medium">{t("settings.wait")}</span>
        <span className="block text-ink-muted">{t("settings.wait.text")}</span>
      </span>
    </label>
  );
}
