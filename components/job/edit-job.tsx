"use client";

import { DialogForm } from "@/components/ui/dialog-form";
import type { ActionState } from "@/lib/access/action-state";
import { JobFields, type JobText, typedIn } from "./job-fields";

export type JobStatus = "open" | "on_hold" | "closed";
export type SaveJob = (
  edit: { jobId: string; status?: JobStatus } & Partial<JobText>,
) => Promise<ActionState>;

/** A job's own fields, to change. */
export function EditJob(props: { jobId: string; job: JobText; save: SaveJob; saved: () => void }) {
  const { jobId, job, save, saved } = props;
  return (
    <DialogForm submit="Save" done="Saved." then={saved} send={(form) => save({ jobId, ...typedIn(form) })}>
      <JobFields job={job} hint="What candidates are told. Drafts of the scorecard follow it." />
    </DialogForm>
  );
}
