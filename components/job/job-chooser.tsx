"use client";

import { Command } from "cmdk";
import { BriefcaseBusiness, LoaderCircle, Search } from "lucide-react";
import { useState } from "react";
import { useSearchResults } from "@/components/shell/use-search-results";
import { Alert } from "@/components/ui/alert";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/job.json";

type Job = { jobId: string; title: string; detail: string | null };
/** Open jobs with a scorecard, by title. */
export type FindJobs = (query: string) => Promise<Job[]>;

/** Finds a job by its title and calls `choose` with it; shows the message if that fails. */
export function JobChooser<T extends object>(props: {
  find: FindJobs;
  choose: (jobId: string) => Promise<ActionState<T>>;
  then?: (result: T) => void;
}) {
  const { find, then } = props;
  const t = useWords("job", en);
  const { act, busy } = useAct();
  const [query, setQuery] = useState("");
  const { searched, results: jobs } = useSearchResults(query, find);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (jobId: string) => {
    setChosen(jobId);
    setProblem(null);
    act(() => props.choose(jobId), { then, failed: setProblem });
  };
  return (
    <Command label={t("choose.jobs")} shouldFilter={false} loop className="flex flex-col gap-3">
      {problem && <Alert tone="error" title={problem} />}
      <div className="flex h-9 items-center gap-2 rounded-md border border-line-control px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <Search aria-hidden className="size-4 text-ink-faint" />
        <Command.Input
          autoFocus
          value={query}
          onValueChange={setQuery}
          placeholder={t("choose.placeholder")}
          className="w-full bg-transparent text-base placeholder:text-ink-faint focus:outline-none"
        />
      </div>
      <Command.List className="min-h-40">
        {jobs !== null && (
          <Command.Empty className="py-8 text-center text-sm text-pretty text-ink-muted">
            {t(searched ? "choose.noMatch" : "choose.noJob")}
          </Command.Empty>
        )}
        {jobs?.map(({ jobId, title, detail }) => (
          <Command.Item
            key={jobId}
            value={jobId}
            disabled={busy}
            // Enter may be pressed before the typed text is answered: these jobs were found for another.
            onSelect={() => searched === query.trim() && choose(jobId)}
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
