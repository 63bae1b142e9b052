import type { ReactNode } from "react";
import type * as z from "zod";
import { LinkTabs } from "@/components/ui/link-tabs";
import { useWords } from "@/components/words/use-words";
import type { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import en from "@/messages/en/jobs.json";
import { addressOf } from "../../address";
import { tabNames, type views } from "./narrowing";

/** The tabs of a job's candidates with their counts; `children` are buttons at the end of the row. */
export function JobTabs(props: {
  path: string;
  /** The address's parameters; a tab changes only `view`. */
  query: Record<string, string | null>;
  view: keyof typeof views;
  counts: z.output<typeof countJobCandidates.output>;
  children: ReactNode;
}) {
  const { path, query, view, counts } = props;
  const t = useWords("jobs", en);
  const countOf = (name: string) => counts.standing.find(({ value }) => value === name)?.count ?? 0;
  const isShown = (name: string) => name !== "snoozed" || name === view || countOf(name) > 0;
  return (
    <div className="flex items-end justify-between gap-4 px-4 shadow-[inset_0_-1px_0_var(--color-line)] sm:px-6">
      <LinkTabs
        label={t("candidates")}
        className="shadow-none"
        tabs={tabNames.filter(isShown).map((name) => ({
          href: addressOf(path, { ...query, view: name === "undecided" ? null : name }),
          label: t(`view.${name}`),
          count: t("view.count", { count: countOf(name) }),
          current: name === view,
        }))}
      />
      <div className="flex pb-1">{props.children}</div>
    </div>
  );
}
