import { ComparisonTable } from "@/components/comparison/comparison-table";
import { WhyAbove } from "@/components/comparison/why-above";
import { CountComparison } from "@/components/shell/looks";
import { PrintButton } from "@/components/explanation/print-button";
import { BackKey } from "@/components/shell/back-key";
import { Alert } from "@/components/ui/alert";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { compareApplications } from "@/lib/hiring/applications/compare-applications";
import { explainDifference } from "@/lib/hiring/explanation/explain-difference";
import en from "@/messages/en/comparison.json";
import { type Search, single } from "../../../address";
import { orMessage } from "../../../or-message";
import { orNotFound } from "../../../or-not-found";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<Search> };

export const generateMetadata = titled("comparison", en, "page.metadata");

/** Two to five candidates of a job side by side, largest differences first, and why each ranks above the next. */
export default async function ComparePage({ params, searchParams }: Props) {
  const t = await getWords("comparison", en);
  const { jobId } = await params;
  const applicationIds = (single((await searchParams).of) ?? "").split(",");
  const actor = await requireActor(`/jobs/${jobId}/compare?of=${applicationIds.join(",")}`);
  const compared = await orNotFound(orMessage(compareApplications(actor, { applicationIds })));
  if (typeof compared === "string")
    return (
      <>
        <PageHeader
          trail={[{ href: `/jobs/${jobId}`, label: t("page.job") }]}
          title={t("page.notComparable")}
        />
        <Alert tone="caution" title={t("page.choose")} className="mx-4 sm:mx-6">
          {t("page.choose.how")}
        </Alert>
      </>
    );
  const ranked = compared.candidates
    .filter(({ overall }) => overall !== null)
    .toSorted((a, b) => (b.overall ?? 0) - (a.overall ?? 0));
  const pairs = await Promise.all(
    ranked.slice(1).map((other, at) =>
      orMessage(
        explainDifference(actor, {
          applicationId: ranked[at]!.applicationId,
          otherApplicationId: other.applicationId,
        }),
      ),
    ),
  );
  return (
    <>
      <BackKey href={`/jobs/${compared.jobId}`} label={t("page.back")} />
      <PageHeader
        trail={[
          { href: "/jobs", label: t("page.jobs") },
          { href: `/jobs/${compared.jobId}`, label: compared.jobTitle },
        ]}
        title={t("page.title", { count: compared.candidates.length })}
        detail={<span>{t("page.detail")}</span>}
        actions={
          <span className="print:hidden">
            <PrintButton />
          </span>
        }
      />
      <div data-look="comparison" className="flex flex-col gap-8 px-4 pb-10 sm:px-6">
        <CountComparison
          of={compared.candidates
            .filter((_, at) => compared.criteria.some(({ candidates }) => candidates[at]?.verdict))
            .map(({ applicationId }) => applicationId)}
        />
        <ComparisonTable compared={compared} />
        {pairs.map((pair, at) => (
          <WhyAbove
            key={ranked[at]!.applicationId}
            pair={pair}
            uncertain={compared.overlapping.some(
              ([above, below]) => above === ranked[at]!.name && below === ranked[at + 1]!.name,
            )}
          />
        ))}
      </div>
    </>
  );
}
