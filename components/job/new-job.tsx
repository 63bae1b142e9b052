"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { Tab, TabPanel, TabRow, Tabs } from "@/components/ui/tabs";
import type { ActionState } from "@/lib/access/action-state";
import type { PrepareUpload } from "@/components/upload/put-file";
import { JobFromDocument } from "./job-from-document";
import type { JobText } from "./job-fields";
import { JobFromText } from "./job-from-text";

export type NewJobActs = {
  prepareUpload: PrepareUpload;
  fromDocument: (uploadId: string, title: string) => Promise<ActionState<{ jobId: string }>>;
  fromText: (job: JobText) => Promise<ActionState<{ jobId: string }>>;
};

/** The button that opens the way to a new job, from a file or from typed text. */
export function NewJob({ departments, acts }: { departments: string[]; acts: NewJobActs }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: "+", label: "Create a job", run: () => setOpen(true) }]);
  const created = ({ jobId }: { jobId: string }) => {
    setOpen(false);
    router.push(`/jobs/${jobId}/scorecard`);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button intent="primary">
          <Plus aria-hidden />
          Create job
        </Button>
      </DialogTrigger>
      <DialogContent
        wide
        title="Create a job"
        description="Title, place and kind of employment are read from the description. The next step drafts its scorecard."
      >
        <Tabs defaultValue="document" className="mt-2">
          <TabRow aria-label="Where the description comes from" className="px-5">
            <Tab value="document">Upload a file</Tab>
            <Tab value="text">Type or paste</Tab>
          </TabRow>
          <TabPanel value="document" className="focus-visible:outline-none">
            <JobFromDocument acts={acts} created={created} />
          </TabPanel>
          <TabPanel value="text" className="focus-visible:outline-none">
            <JobFromText departments={departments} create={acts.fromText} created={created} />
          </TabPanel>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
