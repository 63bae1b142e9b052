"use client";

import { useState } from "react";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import type { LetterKind, Outcome } from "@/lib/states/status";
import en from "@/messages/en/decision.json";
import states from "@/messages/en/states.json";
import type { Decision } from "./bulk-acts";
import { DecisionDialog } from "./decision-dialog";
import { decisionIcons } from "./decision-line";
import type { Letter, PreparedLetters } from "./letter-fields";
import type { ShownApplication } from "./shown";

/** `refusal`: why this decision is not possible, or null. */
export type DecisionPreview = { effects: string[]; refusal: string | null; subjectRevision: string };
export type DecisionActs = {
  preview: (decision: Decision & { letter: boolean }) => Promise<ActionState<DecisionPreview>>;
  /** `letter`: sent to the candidate; null for none. */
  decide: (
    decision: Decision & { subjectRevision: string; letter: Letter | null },
  ) => Promise<ActionState<Decided>>;
  prepare: (applicationIds: string[], kind: LetterKind) => Promise<ActionState<PreparedLetters>>;
  undo: (decisionId: string) => Promise<ActionState>;
};
/** `undoMs`: how long the decision can be undone. */
type Decided = { decisionId: string; undoMs: number };

export type DecisionProps = {
  application: ShownApplication;
  acts: DecisionActs;
  /** The organization's rejection reasons. */
  reasons: string[];
  /** Opens the next candidate in the list; null when there is none. */
  openNext: (() => void) | null;
};

/** Accept, Reject and Reopen, in the header; on a phone fixed to the bottom edge. */
export function DecisionBar(props: DecisionProps) {
  const { application } = props;
  const t = useWords("decision", en);
  const state = useWords("states", states);
  const { disposition } = application;
  const [kind, setKind] = useState<Outcome | null>(null);
  const open = disposition === "active";
  const mayDecide = useMay("application:decide");
  const mayAccept = mayDecide && open;
  const mayReject = mayDecide && (open || disposition === "accepted");
  const mayReopen = mayDecide && !open && disposition !== "hired";
  useShortcuts([
    mayAccept && { keys: "a", label: t("accept"), run: () => setKind("accept") },
    mayReopen && { keys: "o", label: t("reopen"), run: () => setKind("reopen") },
    mayReject && { keys: "r", label: t("reject"), run: () => setKind("reject") },
  ]);
  if (open && !mayDecide) return null;
  const button = (to: Outcome, keys: string) => {
    const Icon = decisionIcons[to];
    return (
      <Button intent={to === "accept" ? "primary" : "secondary"} onClick={() => setKind(to)}>
        <Icon aria-hidden />
        {t(to)}
        <Kbd keys={keys} onAccent={to === "accept"} className="max-lg:hidden" />
      </Button>
    );
  };
  return (
    <>
      <div
        role="group"
        aria-label={t("group")}
        className="flex items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:py-3 max-lg:md:left-14 max-lg:[&>button]:h-10 max-lg:[&>button]:flex-1"
      >
        {!open && (
          <span className="px-1 text-sm font-medium max-lg:flex-1">
            {state(`disposition.${disposition}`)}
          </span>
        )}
        {mayReopen && button("reopen", "o")}
        {mayReject && button("reject", "r")}
        {mayAccept && button("accept", "a")}
      </div>
      <Dialog open={kind !== null} onOpenChange={(next) => next || setKind(null)}>
        {kind && <DecisionDialog {...props} kind={kind} close={() => setKind(null)} />}
      </Dialog>
    </>
  );
}
