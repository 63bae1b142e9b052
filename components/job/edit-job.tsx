"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import type { ActionState } from "@/lib/access/action-state";
import { JobFields, type JobText, typedIn } from "./job-fields";

export type JobStatus = "open" | "on_hold" | "closed";
export type SaveJob = (
  edit: { jobId: string; status?: JobStatus } & Partial<JobText>,
) => Promise<ActionState>;

/** A job's own fields, to change; closed without any. */
export default function EditJob(props: {
  jobId: string;
  job: JobText | null;
  departments: string[];
  save: SaveJob;
  close: () => void;
}) {
  const { jobId, job, departments, save, close } = props;
  return (
    <Dialog open={job !== null} onOpenChange={close}>
      <DialogContent
        wide
        title="Edit job"
        description="The scorecard and the scores stay as they are. A new draft follows a new description."
      >
        {job && (
          <DialogForm
            submit="Save"
            done="Saved."
            then={close}
            send={(form) => save({ jobId, ...typedIn(form) })}
          >
            <JobFields
              {...{ job, departments }}
              hint="What candidates are told. Drafts of the scorecard follow it."
            />
          </DialogForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
