"use client";

import type { ReactNode } from "react";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusedRow } from "@/components/shell/use-peek";
import { useToast } from "@/components/ui/toast";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import { dispositionAfter } from "@/lib/judging/states/states";
import type { LetterKind } from "@/lib/judging/states/status";
import en from "@/messages/en/application-list.json";
import ui from "@/messages/en/ui.json";
import states from "@/messages/en/states.json";
import type { Shortlisted } from "./shortlisted";
import { type DecisionRules, type TriageActs, useDecideAtOnce } from "./use-decide-at-once";
import { useDecided } from "./use-decided";

/**
 * Decides on the rows of a list with single keys: the row shows the decision and the next undecided row gets the
 * focus while the decision is still being sent. A refused decision is reverted and the reason shown. Returns the
 * candidates as they are to be displayed.
 */
export function useTriage(props: {
  candidates: readonly Shortlisted[];
  /** A new object whenever the server has rendered the list again. */
  served: object;
  /** Focuses a candidate's row as soon as it is listed. */
  focus: (applicationId: string) => void;
  peeked: string | null;
  /** With 0 milliseconds to undo a decision, the single-key decisions are off. */
  rules: DecisionRules;
  acts: TriageActs;
}): { candidates: Shortlisted[]; dialog: ReactNode } {
  const { acts, rules } = props;
  const t = useWords("application-list", en);
  const general = useWords("ui", ui);
  const state = useWords("states", states);
  const { candidates, decideOptimistically } = useDecided(props.candidates, props.served);
  const { decide: decideAtOnce, dialog } = useDecideAtOnce({ ...rules, acts });
  const say = useToast();

  const decide = (kind: LetterKind) => () => {
    const at = candidates.findIndex(({ applicationId }) => applicationId === (focusedRow() ?? props.peeked));
    const row = candidates[at];
    if (!row) return say(t("triage.choose"));
    const { applicationId: id, name } = row;
    if (row.disposition !== "active")
      return say(t("triage.decided", { name, disposition: state(`dispositionInText.${row.disposition}`) }));
    if (rules.undoMs === 0) return say(t("triage.final"));
    decideAtOnce(row, kind, {
      decided: (act) => decideOptimistically(row, dispositionAfter[kind], act),
      undone(act) {
        // The row gets the focus back, so that after a wrong key the right one can be pressed.
        props.focus(id);
        return decideOptimistically({ ...row, disposition: dispositionAfter[kind] }, "active", act);
      },
      then() {
        const isOpen = ({ disposition }: Shortlisted) => disposition === "active";
        const next = candidates.slice(at + 1).find(isOpen) ?? candidates.slice(0, at).find(isOpen);
        if (next) props.focus(next.applicationId);
      },
    });
  };
  const evaluateAgain = async () => {
    const row = candidates.find(({ applicationId }) => applicationId === (focusedRow() ?? props.peeked));
    if (!row) return;
    const state = await acts.evaluateAgain(row.applicationId).catch(() => noAnswer(general));
    if (state.ok) say(t("triage.evaluated", { name: row.name }));
    else say(state.message, { failed: true });
  };
  const mayDecide = useMay("application:decide");
  const mayEvaluate = useMay("candidate:write");
  const group = "Candidates";
  useShortcuts([
    mayDecide && { keys: "a", label: t("triage.key.accept"), group, run: decide("accept") },
    mayDecide && { keys: "r", label: t("triage.key.reject"), group, run: decide("reject") },
    mayEvaluate && { keys: "e", label: t("triage.key.evaluate"), group, run: () => void evaluateAgain() },
  ]);
  return { candidates, dialog };
}
