"use client";

import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";

export default function JobMenuItems(props: {
  opened: Opened;
  /** The ATS connection that keeps the job; null for one of Shortlist's own. */
  keptIn: string | null;
  /** Null where it cannot be edited here. */
  edit: (() => void) | null;
  team: () => void;
  duplicate: () => void;
  /** `run` is null where the ATS decides it. */
  moves: { label: string; run: (() => void) | null }[];
}) {
  const { keptIn, edit } = props;
  const t = useWords("job", en);
  return (
    <OpenMenu {...props.opened} align="end">
      {keptIn !== null && <MenuLabel className="max-w-56">{t("keptIn", { connection: keptIn })}</MenuLabel>}
      <MenuItem disabled={edit === null} onSelect={() => edit?.()}>
        {t("edit")}
      </MenuItem>
      <MenuItem onSelect={props.team}>{t("team")}</MenuItem>
      <MenuItem onSelect={props.duplicate}>{t("duplicate")}</MenuItem>
      {props.moves.map(({ label, run }) => (
        <MenuItem key={label} disabled={run === null} onSelect={() => run?.()}>
          {label}
        </MenuItem>
      ))}
    </OpenMenu>
  );
}
