import { DifferenceTable } from "@/components/explanation/difference-table";
import { CountComparison } from "@/components/shell/looks";
import { Alert } from "@/components/ui/alert";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { explainDifference } from "@/lib/hiring/explanation/explain-difference";
import en from "@/messages/en/explanation.json";
import { orMessage } from "../../../../or-message";
import { orNotFound } from "../../../../or-not-found";

type Props = { params: Promise<{ applicationId: string; otherId: string }> };

export const generateMetadata = titled("explanation", en, "against.metadata");

/** Two candidates of one job: each criterion's contribution to the difference between their scores. */
export default async function AgainstPage({ params }: Props) {
  const t = await getWords("explanation", en);
  const { applicationId, otherId } = await params;
  const actor = await requireActor(`/applications/${applicationId}/against/${otherId}`);
  const compared = await orNotFound(
    orMessage(explainDifference(actor, { applicationId, otherApplicationId: otherId })),
  );
  if (typeof compared === "string")
    return (
      <>
        <PageHeader
          trail={[{ href: `/applications/${applicationId}`, label: t("against.application") }]}
          title={t("against.notComparable")}
        />
        <Alert tone="caution" title={compared} className="mx-4 sm:mx-6" />
      </>
    );
  const { first, other, difference, jobId, jobTitle, scorecardVersion } = compared;
  const outcome = difference === 0 ? "same" : difference > 0 ? "more" : "less";
  return (
    <>
      <PageHeader
        trail={[
          { href: `/jobs/${jobId}`, label: jobTitle },
          { href: `/applications/${applicationId}`, label: first.name },
        ]}
        title={t("against.title", { first: first.name, other: other.name })}
        detail={
          <span>
            {t(`against.${outcome}`, {
              first: first.name,
              other: other.name,
              points: Math.abs(difference),
              version: scorecardVersion,
            })}
          </span>
        }
      />
      <div data-look="comparison" className="max-w-5xl px-4 pb-10 sm:px-6">
        <CountComparison of={[first.applicationId, other.applicationId]} />
        <DifferenceTable compared={compared} />
        <p className="mt-3 max-w-[72ch] text-xs text-pretty text-ink-muted">{t("against.note")}</p>
      </div>
    </>
  );
}
