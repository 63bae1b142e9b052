"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/candidate.json";
import type { ShownCandidate } from "./shown";

type Typed = { fullName: string; email: string; phone: string; location: string };
type Shown = Pick<ShownCandidate, "fullName" | "email" | "phone" | "location">;
export type CorrectActs = {
  correct: (edit: Typed & { candidateId: string; shown: Shown }) => Promise<ActionState>;
};

const fields = [
  { name: "fullName", label: "person.name", type: "text", max: 200 },
  { name: "email", label: "person.email", type: "email", max: 320 },
  { name: "phone", label: "person.phone", type: "tel", max: 60 },
  { name: "location", label: "person.location", type: "text", max: 200 },
] as const;

/** Dialog to correct a candidate's name, e-mail address, phone number and location. */
export function CorrectPerson({ candidate, acts }: { candidate: ShownCandidate; acts: CorrectActs }) {
  const t = useWords("candidate", en);
  return (
    <ButtonDialog
      title={t("edit.title")}
      description={candidate.ats ? t("edit.ats", { ats: candidate.ats }) : t("edit.own")}
      button={
        <Button size="sm" intent="quiet">
          <Pencil aria-hidden />
          {t("edit")}
        </Button>
      }
    >
      {(close) => <Form candidate={candidate} acts={acts} close={close} />}
    </ButtonDialog>
  );
}

function Form(props: { candidate: ShownCandidate; acts: CorrectActs; close: () => void }) {
  const { candidateId, fullName, email, phone, location } = props.candidate;
  const t = useWords("candidate", en);
  // The values when the dialog was opened: a change made since then is not overwritten.
  const [shown] = useState<Shown>({ fullName, email, phone, location });
  return (
    <DialogForm
      noValidate
      submit={t("edit.save")}
      done={t("edit.saved")}
      then={props.close}
      send={(form) => {
        const typed = Object.fromEntries(new FormData(form)) as Typed;
        return props.acts.correct({ candidateId, shown, ...typed });
      }}
    >
      {fields.map(({ name, label, type, max }) => (
        <Field key={name} label={t(label)}>
          <Input name={name} type={type} maxLength={max} defaultValue={shown[name] ?? ""} />
        </Field>
      ))}
    </DialogForm>
  );
}
