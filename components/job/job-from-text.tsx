"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import { JobFields, type JobText, typedIn } from "./job-fields";

/** A job description typed or pasted. Fields left empty are read from the text. */
export function JobFromText(props: {
  create: (job: JobText) => Promise<ActionState<{ jobId: string }>>;
  created: (job: { jobId: string }) => void;
}) {
  const { act, busy } = useAct();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        const job = typedIn(event.currentTarget);
        act(() => props.create(job), { then: props.created, failed: setFailure });
      }}
    >
      <DialogBody>
        <JobFields hint="Paste the whole text; requirements become the criteria of the scorecard." />
        {failure && <Alert tone="error">{failure}</Alert>}
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button type="submit" intent="primary" busy={busy}>
          Create job
        </Button>
      </DialogFooter>
    </form>
  );
}
