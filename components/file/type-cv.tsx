"use client";

import { Keyboard } from "lucide-react";
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
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import type { FileActs } from "./acts";

/** What a CV says, typed or pasted by somebody who can read it. */
export function TypeCv({ candidateId, acts }: { candidateId: string; acts: FileActs }) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const text = new FormData(event.currentTarget).get("text");
    act(() => acts.addTyped(candidateId, typeof text === "string" ? text : ""), {
      ...{ done: "Text added. It is being read.", then: () => setOpen(false), failed: setFailure },
    });
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Keyboard aria-hidden />
          Type the text
        </Button>
      </DialogTrigger>
      <DialogContent
        wide
        title="Type what the CV says"
        description="It is evaluated as the CV, and listed as typed by hand."
      >
        <form onSubmit={submit}>
          <DialogBody>
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
            {failure && <Alert tone="error">{failure}</Alert>}
          </DialogBody>
          <DialogFooter>
            <DialogCancel busy={busy} />
            <Button type="submit" intent="primary" busy={busy}>
              Add the text
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
