"use client";

import { lazy, useState } from "react";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Later } from "@/components/ui/later";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/application-list.json";
import type { Shortlisted } from "./shortlisted";

const SetAsideDialog = lazy(() => import("./set-aside-dialog"));

export type SetAsideActs = {
  /** `until`: ISO 8601 with offset; null until something changes. */
  snooze: (applicationIds: string[], until: string | null) => Promise<ActionState>;
  wake: (applicationIds: string[]) => Promise<ActionState>;
  tag: (applicationIds: string[], add: string[], remove: string[]) => Promise<ActionState>;
};
export type Aside = { kind: "snooze" | "tag"; candidates: Shortlisted[] };

/** Snoozing and tagging `targets`, by the keys h and l too. Returns what begins each, and the dialog. */
export function useSetAside(props: { targets: () => Shortlisted[]; tags: string[]; acts: SetAsideActs }) {
  const { targets } = props;
  const t = useWords("application-list", en);
  const [aside, setAside] = useState<Aside | null>(null);
  const begin = (kind: Aside["kind"]) => {
    const candidates = targets();
    if (candidates.length > 0) setAside({ kind, candidates });
  };
  const mayWrite = useMay("candidate:write");
  const group = "Candidates";
  useShortcuts([
    mayWrite && { keys: "h", label: t("snooze.key"), group, run: () => begin("snooze") },
    mayWrite && { keys: "y", label: t("tag.key"), group, run: () => begin("tag") },
  ]);
  const dialog = (
    <Later when={aside !== null}>
      <SetAsideDialog {...props} aside={aside} close={() => setAside(null)} />
    </Later>
  );
  return { begin, dialog };
}
