"use client";

import { useState } from "react";
import type { MoveActs } from "@/components/application/stage-menu";
import { useUndo } from "@/components/shell/undo";
import { useToast } from "@/components/ui/toast";
import { whileUnsent } from "@/components/ui/unsent";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/board.json";
import type { Stage } from "./board";

type Moved = { to: string; answered: boolean };

/**
 * The stages with optimistic moves: a card is shown at its new stage while the move is being sent, and goes back,
 * with the reason, if it is refused.
 */
export function useMoved(served: Stage[], acts: MoveActs) {
  const t = useWords("board", en);
  const [moved, setMoved] = useState<Record<string, Moved>>({});
  const [shown, setShown] = useState(served);
  const offerUndo = useUndo();
  const say = useToast();
  if (served !== shown) {
    setShown(served);
    setMoved(Object.fromEntries(Object.entries(moved).filter(([, { answered }]) => !answered)));
  }
  const move = (id: string, to: string) => {
    const from = columns.find(({ cards }) => cards.some(({ applicationId }) => applicationId === id));
    const name = from?.cards.find(({ applicationId }) => applicationId === id)?.name;
    if (!from || name === undefined || from.stage === to) return;
    const pending: Moved = { to, answered: false };
    setMoved((all) => ({ ...all, [id]: pending }));
    void whileUnsent(() => acts.move(id, to))
      .catch(() => noAnswer(t))
      .then((state) => {
        const outcome: Moved = { to: state.ok ? to : from.stage, answered: true };
        // Unless a newer move of the same card has replaced it.
        setMoved((all) => (all[id] === pending ? { ...all, [id]: outcome } : all));
        if (!state.ok) return say(t("notMoved", { name, reason: state.message }), { failed: true });
        return offerUndo({
          text: t("moved", { name, stage: to }),
          ms: state.undoMs,
          undo: () => acts.undo(state.decisionId),
          undone: t("movedBack", { name, stage: from.stage }),
        });
      });
  };
  const columns = withMoved(served, moved);
  return { columns, move };
}

/** Each card under the stage it was moved to, sorted by rank. */
function withMoved(served: Stage[], moved: Record<string, Moved>): Stage[] {
  const target = (id: string, stage: string) => moved[id]?.to ?? stage;
  return served.map((column) => {
    const { stage } = column;
    const isHere = (at: string) => (card: Stage["cards"][number]) => target(card.applicationId, at) === stage;
    const arrived = served.flatMap((from) => (from === column ? [] : from.cards.filter(isHere(from.stage))));
    const remaining = column.cards.filter(isHere(stage));
    if (arrived.length === 0 && remaining.length === column.cards.length) return column;
    const cards = [...remaining, ...arrived].sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
    return { ...column, cards, count: column.count + cards.length - column.cards.length };
  });
}
