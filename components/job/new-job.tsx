"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Tab, TabPanel, TabRow, Tabs } from "@/components/ui/tabs";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { PrepareUpload } from "@/components/upload/put-file";
import en from "@/messages/en/job.json";
import type { Brief, BriefSource } from "./job-brief";
import { JobFromDocument } from "./job-from-document";
import { JobFields, type JobText, typedIn } from "./job-fields";

export type NewJobActs = {
  prepareUpload: PrepareUpload;
  fromDocument: (uploadId: string, title: string) => Promise<ActionState<{ jobId: string }>>;
  fromText: (job: JobText) => Promise<ActionState<{ jobId: string }>>;
  readBrief: (source: BriefSource) => Promise<Brief>;
};

const JobBrief = lazy(() => import("./job-brief"));
/** A description has no fewer characters. */
const shortest = 20;

/** Button and dialog to create a job, from a file or from typed text. */
export function NewJob(props: {
  departments: string[];
  /** Price of drafting its scorecard. */
  credits: number;
  acts: NewJobActs;
}) {
  const { departments, credits, acts } = props;
  const t = useWords("job", en);
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: "+", label: t("create.shortcut"), run: () => setOpen(true) }]);
  const created = ({ jobId }: { jobId: string }) => {
    setOpen(false);
    router.push(`/jobs/${jobId}/scorecard`);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button intent="primary">
          <Plus aria-hidden />
          {t("create")}
        </Button>
      </DialogTrigger>
      <DialogContent wide title={t("create.title")} description={t("create.description", { credits })}>
        <Sources departments={departments} acts={acts} created={created} />
      </DialogContent>
    </Dialog>
  );
}

function Sources(props: {
  departments: string[];
  acts: NewJobActs;
  /** Not called once the dialog is closed: its user is doing something else by then. */
  created: (job: { jobId: string }) => void;
}) {
  const { departments, acts } = props;
  const t = useWords("job", en);
  const [typed, setTyped] = useState("");
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const created = (job: { jobId: string }) => {
    if (isShown.current) props.created(job);
  };
  return (
    <Tabs defaultValue="document" className="mt-2">
      <TabRow aria-label={t("create.source")} className="px-5">
        <Tab value="document">{t("create.document")}</Tab>
        <Tab value="text">{t("create.text")}</Tab>
      </TabRow>
      <TabPanel value="document" className="focus-visible:outline-none">
        <JobFromDocument acts={acts} created={created} />
      </TabPanel>
      <TabPanel value="text" className="focus-visible:outline-none">
        {/* Empty fields are filled from the text. */}
        <DialogForm submit={t("create")} then={created} send={(form) => acts.fromText(typedIn(form))}>
          <div
            className="contents"
            onChange={({ currentTarget }) => setTyped(typedIn(currentTarget.closest("form")!).description)}
          >
            <JobFields departments={departments} hint={t("text.hint")} />
          </div>
          {typed.length >= shortest && (
            <Suspense>
              <JobBrief source={{ description: typed }} read={acts.readBrief} />
            </Suspense>
          )}
        </DialogForm>
      </TabPanel>
    </Tabs>
  );
}
