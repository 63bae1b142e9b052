"use client";

import { Copy, NotebookPen, Printer } from "lucide-react";
import { useState } from "react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

type About = { candidateId: string; applicationId: string };

/** The longest note. */
const longest = 5000;

/** Questions for an interview, to change, copy, print, or keep as a note for the team. */
export function InterviewKit(props: {
  text: string;
  about: About;
  keep: (about: About, note: { body: string; mentions: string[] }) => Promise<ActionState>;
}) {
  const [text, setText] = useState(props.text);
  const { act, busy } = useAct();
  const say = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say("Questions copied"),
      () => say("The browser did not allow copying.", { failed: true }),
    );
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Questions"
        hint={
          text.length > longest
            ? `${text.length} characters: a note has ${longest} at most. It can be copied and printed.`
            : "What you change stays on this page until you copy, print or keep it."
        }
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-60"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <Permitted to="note:write">
          <Button
            busy={busy}
            disabled={text.trim() === "" || text.length > longest}
            onClick={() =>
              act(() => props.keep(props.about, { body: text, mentions: [] }), {
                done: "Kept as a note for your team.",
              })
            }
          >
            <NotebookPen aria-hidden />
            Keep as a note
          </Button>
        </Permitted>
      </div>
    </div>
  );
}
