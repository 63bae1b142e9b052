"use client";

import { Plus } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Later } from "@/components/ui/later";
import type { PrepareUpload } from "@/components/upload/put-file";
import { takeInterrupted } from "@/components/upload/interrupted";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { ExistingRecord } from "@/lib/records/candidates/same-person";
import { type Shared, takeShared } from "./shared";
import en from "@/messages/en/application-list.json";

const AddDialog = lazy(() => import("./add-dialog"));

/** A person as typed in; empty texts for what is not given. */
export type PersonByHand = Record<"fullName" | "email" | "phone" | "link" | "text" | "note", string> & {
  uploadId?: string | undefined;
  samePerson?: string | undefined;
};

/** The job's address for mailed CVs, if mail can arrive, and the address of the user that they have to come from. */
export type MailAddress = { address: string | null; from: string };

type Added = Promise<ActionState<{ existing: ExistingRecord[] | null }>>;

export type AddCandidateActs = {
  prepareUpload: PrepareUpload;
  addByHand: (jobId: string, person: PersonByHand) => Added;
  addCandidate: (jobId: string, uploadId: string, samePerson?: string) => Added;
  mailAddress: (jobId: string) => Promise<ActionState<MailAddress>>;
  replaceMailAddress: (jobId: string) => Promise<ActionState<MailAddress>>;
};

export type AddCandidates = { jobId: string; configured: boolean; acts: AddCandidateActs };

/** Creates a candidate from each CV. Reading and evaluating continue after the dialog is closed. */
export function AddCandidates({ primary, ...props }: AddCandidates & { primary?: boolean }) {
  const t = useWords("application-list", en);
  const [open, setOpen] = useState(false);
  const [interrupted, setInterrupted] = useState<string | null>(null);
  const [shared, setShared] = useState<Partial<Shared> | null>(null);
  useEffect(() => {
    void Promise.resolve(takeShared()).then((given) => {
      if (given === null) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setShared(given);
      setOpen(true);
    });
    // Goes on with the files that were being added when the page was reloaded.
    void Promise.resolve(takeInterrupted(props.jobId)).then((id) => {
      if (id === null) return;
      setInterrupted(id);
      setOpen(true);
    });
  }, [props.jobId]);
  useShortcuts([{ keys: "u", label: t("addCandidates"), run: () => setOpen(true) }]);
  return (
    <>
      <Button intent={primary ? "primary" : "secondary"} onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t("addCandidates")}
      </Button>
      <Later when={open}>
        <AddDialog
          {...props}
          interrupted={interrupted}
          shared={shared}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) setShared(null);
          }}
        />
      </Later>
    </>
  );
}
