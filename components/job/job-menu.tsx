"use client";

import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from "@/components/ui/menu";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import { EditJob, type JobStatus, type SaveJob } from "./edit-job";
import type { JobText } from "./job-fields";

export type JobActs = { read: (jobId: string) => Promise<ActionState<{ job: JobText }>>; save: SaveJob };

const moves = {
  open: { label: "Reopen job", done: "The job is open." },
  on_hold: { label: "Put on hold", done: "The job is on hold." },
  closed: { label: "Close job", done: "The job is closed. Its candidates stay as they are." },
} as const;

/** What can be done with a job as a whole: edit it, put it on hold, close it, reopen it. */
export function JobMenu(props: {
  jobId: string;
  status: JobStatus;
  /** The ATS connection that keeps the job; null for one of Shortlist's own. */
  keptIn: string | null;
  /** The ATS has no description: it is written here. */
  lacksText: boolean;
  acts: JobActs;
}) {
  const { jobId, status, keptIn, acts } = props;
  const [editing, setEditing] = useState<JobText | null>(null);
  const { act, busy } = useAct();
  const others = (Object.keys(moves) as JobStatus[]).filter((other) => other !== status);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button size="icon" aria-label="More about this job" busy={busy}>
            <Ellipsis aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {keptIn !== null && (
            <MenuLabel className="max-w-56">{keptIn} keeps this job: change it there.</MenuLabel>
          )}
          <MenuItem
            disabled={keptIn !== null && !props.lacksText}
            onSelect={() => act(() => acts.read(jobId), { then: ({ job }) => setEditing(job) })}
          >
            Edit job
          </MenuItem>
          {others.map((other) => (
            <MenuItem
              key={other}
              disabled={keptIn !== null}
              onSelect={() => act(() => acts.save({ jobId, status: other }), { done: moves[other].done })}
            >
              {moves[other].label}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      <Dialog open={editing !== null} onOpenChange={() => setEditing(null)}>
        <DialogContent
          wide
          title="Edit job"
          description="The scorecard and the scores stay as they are. A new draft follows a new description."
        >
          {editing && <EditJob jobId={jobId} job={editing} save={acts.save} saved={() => setEditing(null)} />}
        </DialogContent>
      </Dialog>
    </>
  );
}
