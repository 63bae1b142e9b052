"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
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
  return (
    <ButtonDialog
      title="Edit person"
      description={
        candidate.ats
          ? `${candidate.ats} is not told. What you change stays until ${candidate.ats} has a new value for it.`
          : "Only your team's record changes; the CV stays as it is."
      }
      button={
        <Button size="sm" intent="quiet">
          <Pencil aria-hidden />
          Edit
        </Button>
      }
    >
      {(close) => <Form candidate={candidate} acts={acts} close={close} />}
    </ButtonDialog>
  );
}

function Form(props: { candidate: ShownCandidate; acts: CorrectActs; close: () => void }) {
  const { candidateId, fullName, email, phone } = props.candidate;
  // As it stood when the dialog was opened: whoever changes it meanwhile is not overwritten.
  const [shown] = useState<Shown>({ fullName, email, phone });
  return (
    <DialogForm
      noValidate
      submit="Save"
      done="Saved."
      then={props.close}
      send={(form) => {
        const typed = Object.fromEntries(new FormData(form)) as Typed;
        return props.acts.correct({ candidateId, shown, ...typed });
      }}
    >
      {fields.map(({ name, label, type, longest }) => (
        <Field key={name} label={label}>
          {(wiring) => (
            <Input {...wiring} {...{ name, type }} maxLength={longest} defaultValue={shown[name] ?? ""} />
          )}
        </Field>
      ))}
    </DialogForm>
  );
}
