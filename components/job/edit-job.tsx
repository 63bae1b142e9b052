"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/job.json";
import { JobFields, type JobText, typedIn } from "./job-fields";

export type JobStatus = "open" | "on_hold" | "closed";
export type SaveJob = (
  edit: { jobId: string; status?: JobStatus; archived?: boolean } & Partial<JobText>,
) => Promise<ActionState>;

/** Dialog to edit a job's fields; closed while `job` is null. */
export default function EditJob(props: {
  jobId: string;
  job: JobText | null;
  departments: string[];
  save: SaveJob;
  close: () => void;
}) {
  const { jobId, job, departments, save, close } = props;
  const t = useWords("job", en);
  return (
    <Dialog open={job !== null} onOpenChange={close}>
      <DialogContent wide title={t("edit")} description={t("edit.description")}>
        {job && (
          <DialogForm
            submit={t("save")}
            done={t("saved")}
            then={close}
            send={(form) => save({ jobId, ...typedIn(form) })}
          >
            <JobFields job={job} departments={departments} hint={t("edit.description.hint")} />
          </DialogForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
