"use client";

import { NotebookPen, Printer } from "lucide-react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import { newId } from "@/components/ui/new-id";
import { useDraft } from "@/components/ui/use-draft";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/interview.json";

type About = { candidateId: string; applicationId: string };

/** Maximum length of a note, in characters. */
const maxLength = 5000;

/** Interview questions to edit, copy, print or save as a note for the team. */
export function InterviewKit(props: {
  text: string;
  about: About;
  keep: (about: About, note: { body: string; mentions: string[] }, noteId: string) => Promise<ActionState>;
}) {
  const t = useWords("interview", en);
  const { text, write: setText } = useDraft(`interview ${props.about.applicationId}`, props.text);
  const { act, busy } = useAct();
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t("questions")}
        hint={text.length > maxLength ? t("tooLong", { length: text.length, most: maxLength }) : t("hint")}
      >
        <Textarea value={text} onChange={(event) => setText(event.target.value)} className="min-h-60" />
      </Field>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={text} done={t("copied")}>
          {t("copy")}
        </CopyButton>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {t("print")}
        </Button>
        <Permitted to="note:write">
          <Button
            busy={busy}
            disabled={text.trim() === "" || text.length > maxLength}
            onClick={() =>
              act(() => props.keep(props.about, { body: text, mentions: [] }, newId()), { done: t("kept") })
            }
          >
            <NotebookPen aria-hidden />
            {t("keep")}
          </Button>
        </Permitted>
      </div>
    </div>
  );
}
