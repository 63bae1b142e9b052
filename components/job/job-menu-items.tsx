"use client";

import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";

export default function JobMenuItems(props: {
  opened: Opened;
  /** The ATS connection that keeps the job; null for one of Shortlist's own. */
  keptIn: string | null;
  /** Null where it cannot be edited here. */
  edit: (() => void) | null;
  team: () => void;
  moves: { label: string; run: () => void }[];
}) {
  const { keptIn, edit } = props;
  return (
    <OpenMenu {...props.opened} align="end">
      {keptIn !== null && (
        <MenuLabel className="max-w-56">{keptIn} keeps this job: change it there.</MenuLabel>
      )}
      <MenuItem disabled={edit === null} onSelect={() => edit?.()}>
        Edit job
      </MenuItem>
      <MenuItem onSelect={props.team}>Hiring team</MenuItem>
      {props.moves.map(({ label, run }) => (
        <MenuItem key={label} disabled={keptIn !== null} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </OpenMenu>
  );
}
