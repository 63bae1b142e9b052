import { Users } from "lucide-react";
import type { Metadata } from "next";
import { BriefEntry } from "@/components/application/brief-entry";
import { PrintButton } from "@/components/explanation/print-button";
import { BackKey } from "@/components/shell/back-key";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { When } from "@/components/ui/when";
import { requireActor } from "@/lib/access/session";
import { listJobCandidates } from "@/lib/applications/list-job-candidates";
import { getJob } from "@/lib/jobs/get-job";
import { orNotFound } from "../../../or-not-found";

type Props = { params: Promise<{ jobId: string }> };

export const metadata: Metadata = { title: "Shortlist in brief" };

/** As many as fit a printed page. */
const most = 8;

/** The shortlist on one page to print, for whoever decides with the recruiter. */
export default async function BriefPage({ params }: Props) {
  const { jobId } = await params;
  const actor = await requireActor(`/jobs/${jobId}/brief`);
  const [job, list] = await orNotFound(
    Promise.all([
      getJob(actor, { jobId }),
      listJobCandidates(actor, { jobId, shortlist: true, limit: most }),
    ]),
  );
  const facts = [job.department, job.location].filter(Boolean).join(" · ");
  return (
    <>
      <BackKey href={`/jobs/${jobId}?view=shortlist`} label="Back to the shortlist" />
      <PageHeader
        trail={[
          { href: "/jobs", label: "Jobs" },
          { href: `/jobs/${jobId}?view=shortlist`, label: job.title },
        ]}
        title={`Shortlist: ${job.title}`}
        detail={
          <span>
            {facts && `${facts} · `}
            {list.total > most ? `The first ${most} of ${list.total}` : `${list.total} on the shortlist`}, by
            version {job.scorecardVersion ?? "–"} of the scorecard · <When at={new Date().toISOString()} />
          </span>
        }
        actions={
          <span className="print:hidden">
            <PrintButton />
          </span>
        }
      />
      {list.items.length > 0 ? (
        <ol className="max-w-4xl px-4 sm:px-6">
          {list.items.map((candidate) => (
            <BriefEntry key={candidate.applicationId} candidate={candidate} />
          ))}
        </ol>
      ) : (
        <EmptyState icon={Users} title="Nobody on the shortlist yet" />
      )}
      <p className="max-w-4xl px-4 pt-2 pb-8 text-xs text-ink-muted sm:px-6">
        Scores run from 0 to 100 and rest on what the documents show. A person decides.
      </p>
    </>
  );
}
