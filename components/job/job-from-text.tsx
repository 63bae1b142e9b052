"use client";

import { DialogForm } from "@/components/ui/dialog-form";
import type { ActionState } from "@/lib/access/action-state";
import { JobFields, type JobText, typedIn } from "./job-fields";

/** A job description typed or pasted. Fields left empty are read from the text. */
export function JobFromText(props: {
  departments: string[];
  create: (job: JobText) => Promise<ActionState<{ jobId: string }>>;
  created: (job: { jobId: string }) => void;
}) {
  return (
    <DialogForm submit="Create job" then={props.created} send={(form) => props.create(typedIn(form))}>
      <JobFields
        departments={props.departments}
        hint="Paste the whole text; requirements become the criteria of the scorecard."
      />
    </DialogForm>
  );
}
