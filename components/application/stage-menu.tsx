"use client";

import { ChevronDown } from "lucide-react";
import { lazy, useRef } from "react";
import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { useUndo } from "@/components/shell/undo";
import { Button } from "@/components/ui/button";
import { MenuButton, openMenuOf } from "@/components/ui/menu-button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/application.json";
import type { ShownApplication } from "./shown";

const StageItems = lazy(() => import("./stage-items"));

/** The stages to move to; `refusal`: why moving is not possible; `told`: what the ATS does about a move. */
export type Moves = { stages: readonly string[]; refusal: string | null; told: string | null };
export type MoveActs = {
  move: (
    applicationId: string,
    stage: string,
  ) => Promise<ActionState<{ decisionId: string; undoMs: number }>>;
  undo: (decisionId: string) => Promise<ActionState>;
};

/** An application's stage; opens a menu to move it, which says what the ATS does about a move. */
export function StageMenu(props: {
  application: Pick<ShownApplication, "applicationId" | "name" | "stage" | "disposition">;
  moves: Moves;
  acts: MoveActs;
}) {
  const { application, acts } = props;
  const { applicationId, name, stage, disposition } = application;
  const t = useWords("application", en);
  const { act, busy } = useAct();
  const offerUndo = useUndo();
  const mayMove = useMay("application:decide") && (disposition === "active" || disposition === "accepted");
  const button = useRef<HTMLButtonElement>(null);
  const open = () => button.current && openMenuOf(button.current);
  useShortcuts([mayMove && { keys: "m", label: t("stage.shortcut"), run: open }]);
  if (!mayMove) return <span className="text-ink-faint">{stage}</span>;
  const moveTo = (to: string) =>
    act(() => acts.move(applicationId, to), {
      then: ({ decisionId, undoMs }) =>
        offerUndo({
          text: t("stage.moved", { name, stage: to }),
          ms: undoMs,
          undo: () => acts.undo(decisionId),
          undone: t("stage.undone", { name, stage }),
        }),
    });
  return (
    <MenuButton
      button={
        <Button ref={button} size="sm" intent="quiet" busy={busy} aria-label={t("stage", { stage })}>
          {stage}
          <ChevronDown aria-hidden />
        </Button>
      }
      menu={(opened) => <StageItems opened={opened} stage={stage} moves={props.moves} moveTo={moveTo} />}
    />
  );
}
