"use client";

import { Keyboard } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/file.json";
import type { FileActs } from "./acts";

/** Dialog to type or paste the text of a CV that the software cannot read. */
export function TypeCv({ candidateId, acts }: { candidateId: string; acts: FileActs }) {
  const t = useWords("file", en);
  const send = (form: HTMLFormElement) =>
    acts.addTyped(candidateId, new FormData(form).get("text") as string);
  return (
    <ButtonDialog
      wide
      title={t("type.title")}
      description={t("type.text")}
      button={
        <Button size="sm">
          <Keyboard aria-hidden />
          {t("type")}
        </Button>
      }
    >
      {(close) => (
        <DialogForm send={send} submit={t("type.submit")} done={t("type.done")} then={close}>
          <Field label={t("type.field")} hint={t("type.field.hint")}>
            <Textarea
              name="text"
              required
              minLength={40}
              maxLength={100_000}
              className="max-h-[50dvh] min-h-60"
            />
          </Field>
        </DialogForm>
      )}
    </ButtonDialog>
  );
}
