"use client";

import { changesOf } from "@/components/ui/changes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/job.json";
import { JobFields, type JobText, typedIn } from "./job-fields";

export type JobStatus = "open" | "on_hold" | "closed";
export type Editing = { job: JobText; departments: string[] };
export type SaveJob = (
  edit: { jobId: string; status?: JobStatus; archived?: boolean } & Partial<JobText>,
) => Promise<ActionState>;

/** Dialog to edit a job's fields; closed while `editing` is null. */
export default function EditJob(props: {
  jobId: string;
  editing: Editing | null;
  save: SaveJob;
  close: () => void;
}) {
  const { jobId, editing, save, close } = props;
  const t = useWords("job", en);
  return (
    <Dialog open={editing !== null} onOpenChange={close}>
      <DialogContent wide title={t("edit")} description={t("edit.description")}>
        {editing && (
          <DialogForm
            submit={t("save")}
            done={t("saved")}
            then={close}
            send={async (form) => {
              const changes = changesOf(editing.job, typedIn(form));
              return Object.keys(changes).length > 0 ? save({ jobId, ...changes }) : { ok: true };
            }}
          >
            <JobFields {...editing} hint={t("edit.description.hint")} />
          </DialogForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
