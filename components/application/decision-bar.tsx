"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { whileUnsent } from "@/components/ui/unsent";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { LetterKind, Outcome } from "@/lib/judging/states/status";
import en from "@/messages/en/decision.json";
import states from "@/messages/en/states.json";
import type { Decision } from "./bulk-acts";
import { DecisionDialog } from "./decision-dialog";
import { decisionIcons } from "./decision-line";
import type { Letter, PreparedLetters } from "@/components/mail/letter-draft";
import type { ShownApplication } from "./shown";
import { type DecisionRules, type TriageActs, useDecideAtOnce } from "./use-decide-at-once";

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
  triage: Pick<TriageActs, "decide" | "giveReason" | "undo">;
};
/** `undoMs`: how long the decision can be undone. */
type Decided = { decisionId: string; undoMs: number };

export type DecisionProps = {
  application: ShownApplication;
  acts: DecisionActs;
  rules: DecisionRules;
  /** Opens the next candidate in the list; null when there is none. */
  openNext: (() => void) | null;
};

/**
 * Accept, Reject and Reopen, in the header; on a phone fixed to the bottom edge. A key decides at once, as in a list,
 * where that can be undone and reverses nothing; a button opens the form with feedback, letter and effects.
 */
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
  const router = useRouter();
  const { decide, dialog } = useDecideAtOnce({ ...props.rules, acts: props.acts.triage });
  const atOnce = open && props.rules.undoMs > 0;
  const show = async <T extends object>(act: () => Promise<ActionState<T>>) => {
    const state = await whileUnsent(act).catch(() => noAnswer(t));
    router.refresh();
    return state;
  };
  const byKey = (to: LetterKind) => () =>
    atOnce ? decide(application, to, { decided: show, undone: show }) : setKind(to);
  useShortcuts([
    mayAccept && { keys: "a", label: t(atOnce ? "accept.key" : "accept"), run: byKey("accept") },
    mayReopen && { keys: "o", label: t("reopen"), run: () => setKind("reopen") },
    mayReject && { keys: "r", label: t(atOnce ? "reject.key" : "reject"), run: byKey("reject") },
  ]);
  if (open && !mayDecide) return null;
  const button = (to: Outcome, keys: string) => {
    const Icon = decisionIcons[to];
    return (
      <Button
        intent={to === "accept" ? "primary" : "secondary"}
        title={atOnce ? t("byKey", { keys: keys.toUpperCase() }) : undefined}
        onClick={() => setKind(to)}
      >
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
      {dialog}
    </>
  );
}
