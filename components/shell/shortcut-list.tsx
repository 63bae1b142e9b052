"use client";

import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { Switch } from "@/components/ui/switch";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/shortcuts.json";
import { allowLetters, useLettersAllowed } from "./letter-keys";
import { useRegisteredShortcuts, type Shortcut } from "./shortcuts";

type Listed = Omit<Shortcut, "run">;

/** The dialog opened by ?: every key that works on this page, by group. */
export default function ShortcutList({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useWords("shortcuts", en);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t("title")} wide>
        <AllKeys />
      </DialogContent>
    </Dialog>
  );
}

function AllKeys() {
  const t = useWords("shortcuts", en);
  const all = useRegisteredShortcuts();
  const letters = useLettersAllowed();
  const groups = new Map<string, Listed[]>();
  const seen = new Set<string>();
  const unregistered = [
    ...(document.querySelector(".tab-row") ? [{ keys: "1–9", label: t("tab"), group: "Lists" }] : []),
    { keys: "mod+enter", label: t("send"), group: "Everywhere" },
  ];
  for (const shortcut of [...all(), ...unregistered]) {
    if (seen.has(shortcut.keys)) continue;
    seen.add(shortcut.keys);
    const group = shortcut.group ?? "page";
    groups.set(group, [...(groups.get(group) ?? []), shortcut]);
  }
  return (
    <DialogBody>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {[...groups].map(([group, shortcuts]) => (
          <section key={group}>
            <h3 className="mb-1 text-xs font-medium text-ink-faint">
              {t(`group.${group}` as keyof typeof en)}
            </h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div
                  key={keys}
                  className="flex h-8 items-center justify-between gap-4 border-b border-line text-sm"
                >
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="flex items-center gap-3 text-sm">
        <Switch checked={letters} onCheckedChange={allowLetters} />
        {t("letters")}
      </label>
    </DialogBody>
  );
}
