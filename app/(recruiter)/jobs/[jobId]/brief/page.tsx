import { Users } from "lucide-react";
import { BriefEntry } from "@/components/application/brief-entry";
import { PrintButton } from "@/components/explanation/print-button";
import { BackKey } from "@/components/shell/back-key";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { getJob } from "@/lib/records/jobs/get-job";
import en from "@/messages/en/comparison.json";
import { orNotFound } from "../../../or-not-found";
import { joined } from "@/components/words/isolate";

type Props = { params: Promise<{ jobId: string }> };

export const generateMetadata = titled("comparison", en, "brief.metadata");

/** Fits on one printed page. */
const maxEntries = 8;

/** The shortlist on one printable page, for people who decide together with the recruiter. */
export default async function BriefPage({ params }: Props) {
  const t = await getWords("comparison", en);
  const { jobId } = await params;
  const actor = await requireActor(`/jobs/${jobId}/brief`);
  const [job, list] = await orNotFound(
    Promise.all([
      getJob(actor, { jobId }),
      listJobCandidates(actor, { jobId, shortlist: true, limit: maxEntries }),
    ]),
  );
  const facts = joined([job.department, job.location]);
  return (
    <>
      <BackKey href={`/jobs/${jobId}?view=accepted`} label={t("brief.back")} />
      <PageHeader
        trail={[
          { href: "/jobs", label: t("page.jobs") },
          { href: `/jobs/${jobId}?view=accepted`, label: job.title },
        ]}
        title={t("brief.title", { job: job.title })}
        detail={
          <span>
            {facts && `${facts} · `}
            {t(list.total > maxEntries ? "brief.some" : "brief.all", {
              shown: maxEntries,
              total: list.total,
              version: job.scorecardVersion ?? "–",
            })}{" "}
            · <When at={new Date().toISOString()} />
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
        <EmptyState icon={Users} title={t("brief.empty")} />
      )}
      <p className="max-w-4xl px-4 pt-2 pb-8 text-xs text-ink-muted sm:px-6">{t("brief.note")}</p>
    </>
  );
}
