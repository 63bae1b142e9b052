"use client";

import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { useUndo } from "@/components/shell/undo";
import { focusedRow } from "@/components/shell/use-peek";
import { useToast } from "@/components/ui/toast";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import { dispositionAfter } from "@/lib/states/states";
import type { LetterKind } from "@/lib/states/status";
import en from "@/messages/en/application-list.json";
import ui from "@/messages/en/ui.json";
import states from "@/messages/en/states.json";
import type { Shortlisted } from "./shortlisted";
import { useDecided } from "./use-decided";

export type TriageActs = {
  /** Decides on an application that is shown as undecided. */
  decide: (applicationId: string, kind: LetterKind) => Promise<ActionState<{ decisionId: string }>>;
  undo: (decisionId: string) => Promise<ActionState>;
  evaluateAgain: (applicationId: string) => Promise<ActionState>;
};

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
  /** How long a decision can be undone. With 0 the single-key decisions are off. */
  undoMs: number;
  acts: TriageActs;
}): Shortlisted[] {
  const { acts, undoMs } = props;
  const t = useWords("application-list", en);
  const general = useWords("ui", ui);
  const state = useWords("states", states);
  const { candidates, decideOptimistically } = useDecided(props.candidates, props.served);
  const offerUndo = useUndo();
  const say = useToast();

  const decide = (kind: LetterKind) => () => {
    const at = candidates.findIndex(({ applicationId }) => applicationId === (focusedRow() ?? props.peeked));
    const row = candidates[at];
    if (!row) return say(t("triage.choose"));
    const { applicationId: id, name } = row;
    if (row.disposition !== "active")
      return say(t("triage.decided", { name, disposition: state(`dispositionInText.${row.disposition}`) }));
    if (undoMs === 0) return say(t("triage.final"));
    const answered = decideOptimistically(row, dispositionAfter[kind], () => acts.decide(id, kind));
    const withdraw = offerUndo({
      text: t(`triage.${dispositionAfter[kind]}`, { name }),
      ms: undoMs,
      undo: () => {
        // The row gets the focus back, so that after a wrong key the right one can be pressed.
        props.focus(id);
        return decideOptimistically({ ...row, disposition: dispositionAfter[kind] }, "active", async () => {
          const state = await answered;
          return state.ok ? acts.undo(state.decisionId) : state;
        });
      },
      undone: t("triage.undone", { name }),
    });
    void answered.then((state) => {
      if (state.ok) return;
      withdraw();
      say(t(`triage.${dispositionAfter[kind]}.refused`, { name, reason: state.message }), { failed: true });
    });
    const isOpen = ({ disposition }: Shortlisted) => disposition === "active";
    const next = candidates.slice(at + 1).find(isOpen) ?? candidates.slice(0, at).find(isOpen);
    if (next) props.focus(next.applicationId);
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
  return candidates;
}
