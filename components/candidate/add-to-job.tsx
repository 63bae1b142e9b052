"use client";

import { Plus } from "lucide-react";
import { useCallback } from "react";
import { type FindJobs, JobChooser } from "@/components/job/job-chooser";
import { Button } from "@/components/ui/button";
import { ButtonDialog, DialogBody } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/candidate.json";

export type AddToJobActs = {
  findJobs: (query: string, except: string[]) => ReturnType<FindJobs>;
  assign: (candidateId: string, jobId: string) => Promise<ActionState>;
};

/** Applies a candidate to one more job, with the CV on file. */
export function AddToJob(props: { candidateId: string; appliedTo: string[]; acts: AddToJobActs }) {
  const { candidateId, appliedTo, acts } = props;
  const t = useWords("candidate", en);
  const say = useToast();
  const { findJobs } = acts;
  const find = useCallback<FindJobs>((query) => findJobs(query, appliedTo), [findJobs, appliedTo]);
  return (
    <ButtonDialog
      title={t("addToJob")}
      description={t("addToJob.description")}
      button={
        <Button size="sm" intent="quiet">
          <Plus aria-hidden />
          {t("addToJob")}
        </Button>
      }
    >
      {(close) => (
        <DialogBody>
          <JobChooser
            find={find}
            choose={(jobId) => acts.assign(candidateId, jobId)}
            then={() => {
              close();
              say(t("addToJob.done"));
            }}
          />
        </DialogBody>
      )}
    </ButtonDialog>
  );
}
