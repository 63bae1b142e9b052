import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ListedJob } from "@/lib/records/jobs/list-configured-jobs";
import en from "@/messages/en/jobs.json";
import { Progress } from "./progress";
import { joined } from "@/components/words/isolate";

type Job = z.output<typeof ListedJob>;

/** Jobs with the number of their candidates and the progress of scoring. */
export function JobTable({ jobs, maySetUp }: { jobs: Job[]; maySetUp: boolean }) {
  const t = useWords("jobs", en);
  return (
    <Table label={t("jobs")}>
      <thead>
        <tr>
          <Th>{t("column.job")}</Th>
          <Th>{t("column.scorecard")}</Th>
          <Th numeric>{t("column.undecided")}</Th>
          <Th numeric className="max-sm:hidden">
            {t("column.candidates")}
          </Th>
          <Th className="max-md:hidden">{t("column.evaluated")}</Th>
          <Th numeric className="max-md:hidden">
            {t("column.above")}
          </Th>
          <Th numeric className="max-lg:hidden">
            {t("column.accepted")}
          </Th>
          <Th numeric className="max-lg:hidden">
            {t("column.rejected")}
          </Th>
          <Th numeric className="max-md:hidden">
            {t("column.best")}
          </Th>
          <Th numeric className="max-xl:hidden">
            {t("column.created")}
          </Th>
        </tr>
      </thead>
      <TableBody>
        {jobs.map((job) => (
          <JobRow key={job.jobId} job={job} maySetUp={maySetUp} />
        ))}
      </TableBody>
    </Table>
  );
}

function JobRow({ job, maySetUp }: { job: Job; maySetUp: boolean }) {
  const { candidates, scores } = job;
  const t = useWords("jobs", en);
  const place = joined([job.department, job.location]);
  return (
    <Tr className="relative">
      <Td className="w-full max-w-0 min-w-40 sm:min-w-44">
        <span className="flex min-w-0 items-baseline gap-2">
          <Link
            data-row=""
            prefetch={false}
            href={`/jobs/${job.jobId}`}
            className="max-w-full truncate font-medium sm:shrink-0 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {job.title}
          </Link>
          {job.status !== "open" && <Badge tone="outline">{t(`status.${job.status}`)}</Badge>}
          {place && <span className="truncate text-ink-faint max-sm:hidden">{place}</span>}
        </span>
      </Td>
      <Td>
        <ScorecardState job={job} maySetUp={maySetUp} />
      </Td>
      <Count of={candidates.active} />
      <Count of={candidates.total} className="max-sm:hidden" />
      <Td className="max-md:hidden">
        <Progress scores={scores} total={candidates.total} />
      </Td>
      <Count of={job.configured ? scores.aboveShortlist : null} className="max-md:hidden" />
      <Count of={candidates.accepted} className="max-lg:hidden" />
      <Count of={candidates.rejected} className="max-lg:hidden" />
      <Count of={scores.best === null ? null : Math.round(scores.best)} className="max-md:hidden" />
      <Td numeric className="text-ink-muted max-xl:hidden">
        <When at={job.createdAt} />
      </Td>
    </Tr>
  );
}

/** The published version, or a link to the next step towards it for members who may take it. */
function ScorecardState({ job, maySetUp }: { job: Job; maySetUp: boolean }) {
  const t = useWords("jobs", en);
  if (job.draftStatus === "generating")
    return <span className="text-ink-muted">{t("scorecard.drafting")}</span>;
  if (job.scorecardVersion !== null)
    return (
      <span className="text-ink-muted">{t("scorecard.version", { version: job.scorecardVersion })}</span>
    );
  if (!maySetUp) return <span className="text-ink-muted">{t("scorecard.notYet")}</span>;
  return (
    <Link
      href={`/jobs/${job.jobId}/scorecard`}
      className="relative z-10 inline-flex items-center gap-1 rounded-xs font-medium text-accent-ink hover:underline"
    >
      {t.rich(`scorecard.${job.draftStatus ?? "none"}`, {
        job: job.title,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
      <ArrowRight aria-hidden className="size-3.5" />
    </Link>
  );
}

const Count = ({ of, className }: { of: number | null; className?: string }) => (
  <Td numeric className={className}>
    {of ? of : <span className="text-ink-faint">{of ?? "–"}</span>}
  </Td>
);
