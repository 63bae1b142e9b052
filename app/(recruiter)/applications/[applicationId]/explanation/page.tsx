import { Download } from "lucide-react";
import { FlagList } from "@/components/application/flag-list";
import { ArithmeticTable } from "@/components/explanation/arithmetic-table";
import { CheckList } from "@/components/explanation/check-list";
import { CriterionRecord } from "@/components/explanation/criterion-record";
import { InShort } from "@/components/explanation/in-short";
import { Origins } from "@/components/explanation/origins";
import { PrintButton } from "@/components/explanation/print-button";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { checkExplanation } from "@/lib/hiring/explanation/check-explanation";
import { explainEvaluation } from "@/lib/hiring/explanation/explain-evaluation";
import en from "@/messages/en/explanation.json";
import { inLanguage } from "@/lib/in-language";
import { translateAssessment, translateFlag } from "@/lib/judging/evaluation/in-words";
import { orNotFound } from "../../../or-not-found";

type Props = {
  params: Promise<{ applicationId: string }>;
  searchParams: Promise<{ evaluation?: string | string[] }>;
};

export const generateMetadata = titled("explanation", en, "page.metadata");

export default async function ExplanationPage({ params, searchParams }: Props) {
  const t = await getWords("explanation", en);
  const { applicationId } = await params;
  const { evaluation } = await searchParams;
  const address = `/applications/${applicationId}/explanation`;
  const evaluationId = typeof evaluation === "string" ? evaluation : undefined;
  const actor = await requireActor(address);
  const explanation = await orNotFound(explainEvaluation(actor, { applicationId, evaluationId }));
  const { application, scorecard, totals, assessments, arithmetic } = explanation;
  // The file has the stored text; this page translates it for the reader.
  const { checks, flags, criteria } = await inLanguage(actor.locale ?? "en", async () => ({
    checks: (await checkExplanation(explanation)).checks,
    flags: explanation.flags.map(translateFlag),
    criteria: scorecard.content.criteria.map((criterion) => {
      const assessment = assessments.find(({ criterionId }) => criterionId === criterion.id);
      const points = arithmetic.criteria.find(({ criterionId }) => criterionId === criterion.id)?.points;
      return { criterion, assessment: assessment && translateAssessment(assessment, points) };
    }),
  }));
  const shareOf = new Map(arithmetic.criteria.map(({ criterionId, share }) => [criterionId, share]));
  const file = `${address}/file${evaluationId ? `?evaluation=${evaluationId}` : ""}`;
  return (
    <>
      <PageHeader
        trail={[
          { href: `/jobs/${application.jobId}`, label: application.jobTitle },
          { href: `/applications/${applicationId}`, label: application.candidate },
        ]}
        title={t("page.title")}
        detail={
          <span>
            {totals.overall === null
              ? t("page.noOverall")
              : t("page.overall", {
                  overall: totals.overall,
                  low: totals.low ?? totals.overall,
                  high: totals.high ?? totals.overall,
                })}
          </span>
        }
        actions={
          <span className="flex gap-2 print:hidden">
            <Button asChild>
              <a href={file} download>
                <Download aria-hidden />
                {t("page.file")}
              </a>
            </Button>
            <PrintButton />
          </span>
        }
      />
      <div className="flex max-w-3xl flex-col gap-8 px-4 pb-10 sm:px-6">
        <Part title={t("short")}>
          <InShort explanation={explanation} />
        </Part>
        <FlagList flags={flags} />
        <Part title={t("page.criteria")}>
          <ul>
            {criteria.map(({ criterion, assessment }) => (
              <CriterionRecord
                key={criterion.id}
                criterion={criterion}
                assessment={assessment}
                share={shareOf.get(criterion.id) ?? 0}
              />
            ))}
          </ul>
        </Part>
        <h2 className="-mb-4 border-t border-line pt-6 text-lg">{t("page.audit")}</h2>
        <Part title={t("page.checks")}>
          <CheckList checks={checks} />
        </Part>
        <Part title={t("arithmetic")}>
          <ArithmeticTable explanation={explanation} />
          <p className="mt-2 text-xs text-pretty text-ink-muted">
            {t("arithmetic.note", scorecard.content.thresholds)}
          </p>
        </Part>
        <Part title={t("page.origins")}>
          <Origins explanation={explanation} />
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-base font-medium">{title}</h2>
      {children}
    </section>
  );
}
