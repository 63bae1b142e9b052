import type { Metadata } from "next";
import { DifferenceTable } from "@/components/explanation/difference-table";
import { Alert } from "@/components/ui/alert";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { DomainError } from "@/lib/errors";
import { explainDifference } from "@/lib/explanation/explain-difference";
import { orNotFound } from "../../../../or-not-found";

type Props = { params: Promise<{ applicationId: string; otherId: string }> };

export const metadata: Metadata = { title: "Why one above the other" };

/** Two candidates of one job: what each criterion adds for either, up to the difference of their scores. */
export default async function AgainstPage({ params }: Props) {
  const { applicationId, otherId } = await params;
  const actor = await requireActor(`/applications/${applicationId}/against/${otherId}`);
  const compared = await orNotFound(
    explainDifference(actor, { applicationId, otherApplicationId: otherId }).catch((error: unknown) => {
      if (error instanceof DomainError && ["conflict", "invalid"].includes(error.code)) return error.message;
      throw error;
    }),
  );
  if (typeof compared === "string")
    return (
      <>
        <PageHeader
          trail={[{ href: `/applications/${applicationId}`, label: "Application" }]}
          title="Not comparable"
        />
        <Alert tone="caution" title={compared} className="mx-4 sm:mx-6" />
      </>
    );
  const { first, other, difference, jobId, jobTitle, scorecardVersion } = compared;
  const words =
    difference === 0 ? "as much as" : `${Math.abs(difference)} ${difference > 0 ? "more" : "less"} than`;
  return (
    <>
      <PageHeader
        trail={[
          { href: `/jobs/${jobId}`, label: jobTitle },
          { href: `/applications/${applicationId}`, label: first.name },
        ]}
        title={`${first.name} and ${other.name}`}
        detail={
          <span>
            {first.name} scores {words} {other.name}, by version {scorecardVersion} of the scorecard
          </span>
        }
      />
      <div className="max-w-5xl px-4 pb-10 sm:px-6">
        <DifferenceTable compared={compared} />
        <p className="mt-3 max-w-[72ch] text-xs text-pretty text-ink-muted">
          A criterion adds its share of the score, as far as the documents show it. The differences add up to
          that of the scores. A person decides.
        </p>
      </div>
    </>
  );
}
