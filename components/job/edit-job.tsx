"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import { JobFields, type JobText, typedIn } from "./job-fields";

export type JobStatus = "open" | "on_hold" | "closed";
export type SaveJob = (
  edit: { jobId: string; status?: JobStatus } & Partial<JobText>,
) => Promise<ActionState>;

/** A job's own fields, to change. */
export function EditJob(props: { jobId: string; job: JobText; save: SaveJob; saved: () => void }) {
  const { jobId, job, save, saved } = props;
  const { act, busy } = useAct();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        const typed = typedIn(event.currentTarget);
        act(() => save({ jobId, ...typed }), { done: "Saved.", then: saved, failed: setFailure });
      }}
    >
      <DialogBody>
        <JobFields job={job} hint="What candidates are told. Drafts of the scorecard follow it." />
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button type="submit" intent="primary" busy={busy}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
