"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { Shortlisted } from "@/components/application/shortlisted";
import type { MoveActs, Moves } from "@/components/application/stage-menu";
import type { DecisionRules, TriageActs } from "@/components/application/use-decide-at-once";
import { useTriage } from "@/components/application/use-triage";
import { useMay } from "@/components/shell/permitted";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusRow, focusedRow, usePeek } from "@/components/shell/use-peek";
import { Alert } from "@/components/ui/alert";
import { openMenuOf } from "@/components/ui/menu-button";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/board.json";
import { Column } from "./column";
import { useMoved } from "./use-moved";

export type Stage = {
  stage: string;
  /** Number of candidates at this stage; `cards` has the best of them. */
  count: number;
  cards: Shortlisted[];
  /** Addresses of the board with more cards, and of the table with all candidates. */
  more: string | null;
  table: string | null;
};

/**
 * A job's candidates by stage. A card is moved by dragging it or with its menu, which m opens for the focused card;
 * the other keys are those of the table.
 */
export function Board(props: {
  columns: Stage[];
  moves: Moves;
  rules: DecisionRules;
  acts: { move: MoveActs; decide: TriageActs };
}) {
  const { moves, acts, rules } = props;
  const t = useWords("board", en);
  const served = useMemo(() => props.columns.flatMap(({ cards }) => cards), [props.columns]);
  const ids = useMemo(() => served.map(({ applicationId }) => applicationId), [served]);
  const { shown, list } = usePeek({ ids, hrefOf: (id) => `/applications/${id}`, label: t("peek") });
  const { candidates: decided, dialog } = useTriage({
    candidates: served,
    served,
    focus: useFocusOnceShown(),
    peeked: shown,
    rules,
    acts: acts.decide,
  });
  const { columns: moved, move } = useMoved(props.columns, acts.move);
  const columns = withCards(moved, decided);
  const [dragged, drag] = useState<string | null>(null);
  const say = useToast();
  const mayMove = useMay("application:decide") && moves.refusal === null;
  useShortcuts([
    {
      keys: "m",
      label: t("moveShortcut"),
      group: "Candidates",
      run() {
        const id = focusedRow();
        const menu = document.querySelector(`[data-peek="${id}"] [data-move]`);
        if (menu) openMenuOf(menu);
        else say(t("chooseFirst"));
      },
    },
  ]);
  return (
    <>
      <RowKeys peeking />
      {dialog}
      {moves.refusal !== null ? (
        <Alert tone="caution" className="mx-4 mt-3 sm:mx-6" title={t("refused")}>
          {moves.refusal}
        </Alert>
      ) : (
        moves.told !== null && <p className="mx-4 mt-3 text-sm text-ink-muted sm:mx-6">{moves.told}</p>
      )}
      <div
        data-rows=""
        {...list}
        className="relative flex flex-1 snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-4 sm:scroll-px-6 sm:px-6"
      >
        {columns.map((column) => (
          <Column
            key={column.stage}
            column={column}
            stages={moves.stages}
            shown={shown}
            // A stage that the job no longer has takes no cards.
            takes={mayMove && dragged !== null && moves.stages.includes(column.stage)}
            drag={mayMove ? drag : null}
            drop={() => {
              if (dragged !== null) move(dragged, column.stage);
              drag(null);
            }}
            move={(id, stage) => {
              move(id, stage);
              // The card is a new element in its new column.
              requestAnimationFrame(() => focusRow(id));
            }}
          />
        ))}
      </div>
    </>
  );
}

const withCards = (columns: Stage[], cards: readonly Shortlisted[]): Stage[] => {
  const byId = new Map(cards.map((card) => [card.applicationId, card]));
  return columns.map((column) => ({
    ...column,
    cards: column.cards.map((card) => byId.get(card.applicationId) ?? card),
  }));
};

/** Focuses a card, or waits for one that is not rendered yet. */
function useFocusOnceShown() {
  const awaited = useRef<string | null>(null);
  const arrive = () => {
    if (awaited.current && focusRow(awaited.current)) awaited.current = null;
  };
  useEffect(arrive);
  return (id: string) => {
    awaited.current = id;
    arrive();
  };
}
