"use client";

import { Pencil } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogCancel,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { ShownCandidate } from "./shown";

type Typed = { fullName: string; email: string; phone: string };
type Shown = Pick<ShownCandidate, "fullName" | "email" | "phone">;
export type CorrectActs = {
  correct: (edit: Typed & { candidateId: string; shown: Shown }) => Promise<ActionState>;
};

const fields = [
  { name: "fullName", label: "Name", type: "text", longest: 200 },
  { name: "email", label: "Email", type: "email", longest: 320 },
  { name: "phone", label: "Phone", type: "tel", longest: 60 },
] as const;

/** A person's name, e-mail address and phone number, to change. */
export function CorrectPerson({ candidate, acts }: { candidate: ShownCandidate; acts: CorrectActs }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" intent="quiet">
          <Pencil aria-hidden />
          Edit
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Edit person"
        description={
          candidate.ats
            ? `${candidate.ats} is not told. What you change stays until ${candidate.ats} has a new value for it.`
            : "Only your team's record changes; the CV stays as it is."
        }
      >
        <Form candidate={candidate} acts={acts} close={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Form(props: { candidate: ShownCandidate; acts: CorrectActs; close: () => void }) {
  const { candidateId, fullName, email, phone } = props.candidate;
  // As it stood when the dialog was opened: whoever changes it meanwhile is not overwritten.
  const [shown] = useState<Shown>({ fullName, email, phone });
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed;
    act(() => props.acts.correct({ candidateId, shown, ...typed }), {
      ...{ done: "Saved.", then: props.close, failed: setFailure },
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        {fields.map(({ name, label, type, longest }) => (
          <Field key={name} label={label}>
            {(wiring) => (
              <Input
                {...wiring}
                {...{ name, type }}
                autoComplete="off"
                maxLength={longest}
                defaultValue={shown[name] ?? ""}
              />
            )}
          </Field>
        ))}
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
