import { FileUp, ListChecks, SearchX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import type { Actor } from "@/lib/platform/access/actor";
import { notesOn } from "@/lib/records/candidates/search-by-words";
import type { getJob } from "@/lib/records/jobs/get-job";
import en from "@/messages/en/jobs.json";
import type { views } from "./narrowing";

type Props = {
  job: z.output<typeof getJob.output>;
  view: keyof typeof views;
  /** Whether filters are set, and the search among them. */
  isNarrowed: boolean;
  query: string | null;
  /** The viewer's permissions. */
  permissions: Actor["permissions"];
  /** The button that adds candidates. */
  adding: ReactNode;
};

/** Why a job's list is empty, and what to do: change the filters, add candidates, or set up the scorecard. */
export function EmptyList({ job, view, isNarrowed, query, permissions, adding }: Props) {
  const t = useWords("jobs", en);
  const { jobId, applications, scorecardVersion: version } = job;
  if (applications > 0 && isNarrowed)
    return (
      <EmptyState icon={SearchX} title={t("filters.title")}>
        {[...(query ? notesOn(query, true) : []), t("filters.text")].join(" ")}
      </EmptyState>
    );
  if (applications > 0) return <EmptyState icon={SearchX} title={t(`view.${view}.empty`)} />;
  if (version !== null && job.status === "closed")
    return (
      <EmptyState icon={FileUp} title={t("add.title")}>
        {t("add.closed")}
      </EmptyState>
    );
  if (version !== null)
    return (
      <EmptyState icon={FileUp} title={t("add.title")} action={adding}>
        {permissions.has("candidate:write") && t("add.text", { version })}
      </EmptyState>
    );
  if (!permissions.has("scorecard:write"))
    return <EmptyState icon={ListChecks} title={t("scorecard.notYet")} />;
  const setUp = (
    <Button asChild>
      <Link href={`/jobs/${jobId}/scorecard`}>{t("scorecard.setUp")}</Link>
    </Button>
  );
  return (
    <EmptyState icon={ListChecks} title={t("setUp.title")} action={setUp}>
      {t("setUp.text")}
    </EmptyState>
  );
}
