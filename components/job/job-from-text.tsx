"use client";

import { useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

export type TypedJob = { title: string; department: string; location: string; description: string };

/** A job description typed or pasted. Fields left empty are read from the text. */
export function JobFromText(props: {
  create: (job: TypedJob) => Promise<ActionState<{ jobId: string }>>;
  created: (job: { jobId: string }) => void;
}) {
  const { act, busy } = useAct();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const form = new FormData(event.currentTarget);
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const job = {
      title: field("title"),
      department: field("department"),
      location: field("location"),
      description: field("description"),
    };
    act(() => props.create(job), { then: props.created, failed: setFailure });
  };
  return (
    <form onSubmit={submit}>
      <DialogBody>
        <Field
          label="Job description"
          hint="Paste the whole text; requirements become the criteria of the scorecard."
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              name="description"
              required
              minLength={20}
              maxLength={60_000}
              className="max-h-[36dvh] min-h-40"
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Title" optional>
            {(wiring) => <Input {...wiring} name="title" minLength={2} maxLength={160} />}
          </Field>
          <Field label="Department" optional>
            {(wiring) => <Input {...wiring} name="department" maxLength={120} />}
          </Field>
          <Field label="Location" optional>
            {(wiring) => <Input {...wiring} name="location" maxLength={160} />}
          </Field>
        </div>
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
