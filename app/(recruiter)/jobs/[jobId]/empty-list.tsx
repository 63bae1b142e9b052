import { FileUp, ListChecks, SearchX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import type { getJob } from "@/lib/jobs/get-job";
import en from "@/messages/en/jobs.json";
import type { viewNames } from "./narrowing";

type Props = {
  job: z.output<typeof getJob.output>;
  view: (typeof viewNames)[number];
  /** Filters are set. */
  isNarrowed: boolean;
  /** Whoever looks may set up the scorecard. */
  maySetUp: boolean;
  /** The way to add candidates. */
  adding: ReactNode;
};

/** Why a job's list shows nobody, and what to do next: choose other filters, add candidates, or set up the scorecard. */
export function EmptyList({ job, view, isNarrowed, maySetUp, adding }: Props) {
  const t = useWords("jobs", en);
  const { jobId, applications, scorecardVersion: version, shortlistFrom: threshold } = job;
  if (applications > 0 && isNarrowed)
    return (
      <EmptyState icon={SearchX} title={t("filters.title")}>
        {t("filters.text")}
      </EmptyState>
    );
  if (applications > 0)
    return (
      <EmptyState icon={SearchX} title={t(`view.${view}.empty`)}>
        {view === "shortlist" && threshold !== null && t("view.shortlist.text", { threshold })}
      </EmptyState>
    );
  if (version !== null)
    return (
      <EmptyState icon={FileUp} title={t("add.title")} action={job.status !== "closed" && adding}>
        {t("add.text", { version })}
      </EmptyState>
    );
  const setUp = (
    <Button asChild>
      <Link href={`/jobs/${jobId}/scorecard`}>{t("scorecard.setUp")}</Link>
    </Button>
  );
  return (
    <EmptyState icon={ListChecks} title={t("setUp.title")} action={maySetUp && setUp}>
      {t("setUp.text")}
    </EmptyState>
  );
}
