"use client";

import { Keyboard } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { FileActs } from "./acts";

/** What a CV says, typed or pasted by somebody who can read it. */
export function TypeCv({ candidateId, acts }: { candidateId: string; acts: FileActs }) {
  const send = (form: HTMLFormElement) => {
    const text = new FormData(form).get("text");
    return acts.addTyped(candidateId, typeof text === "string" ? text : "");
  };
  return (
    <ButtonDialog
      wide
      title="Type what the CV says"
      description="It is evaluated as the CV, and listed as typed by hand."
      button={
        <Button size="sm">
          <Keyboard aria-hidden />
          Type the text
        </Button>
      }
    >
      {(close) => (
        <DialogForm send={send} submit="Add the text" done="Text added. It is being read." then={close}>
          <Field label="Text of the CV" hint="In the candidate's own words: quotes are taken from it.">
            {(wiring) => (
              <Textarea
                {...wiring}
                name="text"
                required
                minLength={40}
                maxLength={100_000}
                className="max-h-[50dvh] min-h-60"
              />
            )}
          </Field>
        </DialogForm>
      )}
    </ButtonDialog>
  );
}
