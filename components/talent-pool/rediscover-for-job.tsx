"use client";

import { History } from "lucide-react";
import { useState } from "react";
import { type FindJobs, JobChooser } from "@/components/job/job-chooser";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/talent-pool.json";
import type { Rediscover } from "./rediscover-button";

/** Asks for a job, and searches the talent pool for it. */
export function RediscoverForJob(props: { find: FindJobs; rediscover: Rediscover }) {
  const t = useWords("talent-pool", en);
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: "d", label: t("start"), run: () => setOpen(true) }]);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button intent="primary">
          <History aria-hidden />
          {t("start")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("start")} description={t("start.description")}>
        <DialogBody>
          <JobChooser find={props.find} choose={props.rediscover} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
