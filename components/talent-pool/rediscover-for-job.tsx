"use client";

import { Command } from "cmdk";
import { BriefcaseBusiness, History, LoaderCircle, Search } from "lucide-react";
import { useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { useFound } from "@/components/shell/use-found";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/talent-pool.json";
import type { Rediscover } from "./rediscover-button";

type Job = { jobId: string; title: string; detail: string | null };
type Find = (query: string) => Promise<Job[]>;

/** Asks for which job the pool is to be searched, and searches it. */
export function RediscoverForJob(props: { find: Find; rediscover: Rediscover }) {
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
          <Chooser {...props} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Chooser({ find, rediscover }: { find: Find; rediscover: Rediscover }) {
  const t = useWords("talent-pool", en);
  const { act, busy } = useAct();
  const [query, setQuery] = useState("");
  const { asked, found: jobs } = useFound(query, find);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (jobId: string) => {
    setChosen(jobId);
    setProblem(null);
    act(() => rediscover(jobId), { failed: setProblem });
  };
  return (
    <Command label={t("start.jobs")} shouldFilter={false} loop className="flex flex-col gap-3">
      {problem && <Alert tone="error" title={problem} />}
      <div className="flex h-9 items-center gap-2 rounded-md border border-line-control px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <Search aria-hidden className="size-4 text-ink-faint" />
        <Command.Input
          autoFocus
          value={query}
          onValueChange={setQuery}
          placeholder={t("start.placeholder")}
          className="w-full bg-transparent text-base placeholder:text-ink-faint focus:outline-none"
        />
      </div>
      <Command.List className="min-h-40">
        {jobs !== null && (
          <Command.Empty className="py-8 text-center text-sm text-pretty text-ink-muted">
            {t(asked ? "start.noMatch" : "start.noJob")}
          </Command.Empty>
        )}
        {jobs?.map(({ jobId, title, detail }) => (
          <Command.Item
            key={jobId}
            value={jobId}
            disabled={busy}
            onSelect={() => choose(jobId)}
            className="flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm data-[selected=true]:bg-sunken"
          >
            {busy && chosen === jobId ? (
              <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn text-ink-faint" />
            ) : (
              <BriefcaseBusiness aria-hidden className="size-4 shrink-0 text-ink-faint" />
            )}
            <span className="truncate">{title}</span>
            {detail && <span className="truncate text-ink-muted max-sm:hidden">{detail}</span>}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
