"use client";

import { DialogForm } from "@/components/ui/dialog-form";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/job.json";
import { JobFields, type JobText, typedIn } from "./job-fields";

/** Creates a job from a typed or pasted description. Empty fields are filled from the text. */
export function JobFromText(props: {
  departments: string[];
  create: (job: JobText) => Promise<ActionState<{ jobId: string }>>;
  created: (job: { jobId: string }) => void;
}) {
  const t = useWords("job", en);
  return (
    <DialogForm submit={t("create")} then={props.created} send={(form) => props.create(typedIn(form))}>
      <JobFields departments={props.departments} hint={t("text.hint")} />
    </DialogForm>
  );
}
