"use client";

import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import type { Moves } from "./stage-menu";

/** A menu of a job's stages, to move a candidate to. */
export default function StageItems(props: {
  opened: Opened;
  /** The candidate's current stage. */
  stage: string;
  moves: Moves;
  moveTo: (stage: string) => void;
}) {
  const t = useWords("application", en);
  const { refusal, told, stages } = props.moves;
  return (
    <OpenMenu {...props.opened} align="start">
      <MenuLabel className="max-w-64 text-pretty">{refusal ?? told ?? t("stage.moveTo")}</MenuLabel>
      {stages.map((to) => (
        <MenuItem
          key={to}
          disabled={refusal !== null || to === props.stage}
          onSelect={() => props.moveTo(to)}
        >
          {to}
        </MenuItem>
      ))}
    </OpenMenu>
  );
}
