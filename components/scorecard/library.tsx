"use client";

import { LibraryBig } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Later } from "@/components/ui/later";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { keepInLibrary } from "@/lib/judging/scorecards/keep-in-library";
import type { LibraryEntry } from "@/lib/judging/scorecards/list-library";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";

const LibraryDialog = lazy(() => import("./library-dialog"));

export type Entry = z.output<typeof LibraryEntry>;
export type LibraryActs = {
  list: () => Promise<ActionState<{ entries: Entry[] }>>;
  keep: (kept: z.input<typeof keepInLibrary.input>) => Promise<ActionState<{ renewed: boolean }>>;
  remove: (entryId: string) => Promise<ActionState>;
};

/** Buttons to take criteria from the organization's library, and to keep the scorecard there as a template. */
export function Library(props: {
  acts: LibraryActs;
  job: { title: string; department: string };
  content: ScorecardContent;
  onTake: (entry: Entry) => void;
  /** Whether the library is open at first. */
  opened: boolean;
}) {
  const { acts, job, content, opened } = props;
  const t = useWords("scorecard", en);
  const { act, busy } = useAct();
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const [name, setName] = useState(job.title);
  const [department, setDepartment] = useState(job.department);
  const open = () => act(acts.list, { then: (library) => setEntries(library.entries) });
  useEffect(() => {
    if (opened) open();
    // Once, when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" busy={busy} onClick={open}>
        {!busy && <LibraryBig aria-hidden />}
        {t("library")}
      </Button>
      {content.criteria.length > 0 && (
        <ButtonDialog
          title={t("template.keep")}
          description={t("template.description")}
          button={
            <Button size="sm" intent="quiet">
              {t("template.keep")}
            </Button>
          }
        >
          {(close) => (
            <DialogForm
              submit={t("library.keep")}
              done={t("library.kept", { name })}
              then={close}
              send={() => acts.keep({ name, department, template: true, content })}
            >
              <Field label={t("template.name")}>
                <Input
                  required
                  maxLength={160}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              </Field>
              <Field label={t("library.department")} hint={t("template.department.hint")} optional>
                <Input
                  maxLength={120}
                  value={department}
                  onChange={(event) => setDepartment(event.target.value)}
                />
              </Field>
            </DialogForm>
          )}
        </ButtonDialog>
      )}
      <Later when={entries !== null}>
        <LibraryDialog {...props} entries={entries} setEntries={setEntries} />
      </Later>
    </div>
  );
}
