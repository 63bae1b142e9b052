import type { ReactNode } from "react";
import type * as z from "zod";
import { LinkTabs } from "@/components/ui/link-tabs";
import type { countJobCandidates } from "@/lib/applications/count-job-candidates";
import { addressOf } from "../../address";
import { viewNames, views } from "./narrowing";

/** Whom of a job's candidates to look at, with how many they are; at the end what the view offers. */
export function JobTabs(props: {
  path: string;
  /** What the address says; a tab changes the view alone. */
  here: Record<string, string | null>;
  view: keyof typeof views;
  counts: z.output<typeof countJobCandidates.output>;
  children: ReactNode;
}) {
  const { path, here, view, counts } = props;
  return (
    <div className="flex items-end justify-between gap-4 border-b border-line px-4 sm:px-6">
      <LinkTabs
        label="Candidates"
        className="border-b-0"
        tabs={viewNames.map((name) => ({
          href: addressOf(path, { ...here, view: name === "undecided" ? null : name }),
          label: views[name].label,
          count: counts.standing.find(({ value }) => value === name)?.count ?? 0,
          current: name === view,
        }))}
      />
      <div className="flex pb-1">{props.children}</div>
    </div>
  );
}
