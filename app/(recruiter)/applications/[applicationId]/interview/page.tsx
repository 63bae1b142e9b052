import { MessageCircleQuestion } from "lucide-react";
import { InterviewKit } from "@/components/application/interview-kit";
import { interviewText } from "@/components/application/interview-text";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { BackKey } from "@/components/shell/back-key";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { prepareFeedback } from "@/lib/hiring/feedback/prepare-feedback";
import { getApplication } from "@/lib/hiring/applications/get-application";
import feedbackWords from "@/messages/en/feedback.json";
import en from "@/messages/en/interview.json";
import { give } from "../../../feedback-actions";
import { writeNote } from "../../../note-actions";
import { orNotFound } from "../../../or-not-found";

type Props = { params: Promise<{ applicationId: string }> };

export const generateMetadata = titled("interview", en, "title");

/** Interview questions about what a candidate's documents leave open. */
export default async function InterviewPage({ params }: Props) {
  const t = await getWords("interview", en);
  const { applicationId } = await params;
  const address = `/applications/${applicationId}`;
  const actor = await requireActor(`${address}/interview`);
  const application = await orNotFound(getApplication(actor, { applicationId }));
  const { candidateId, jobId, jobTitle, name, evaluation } = application;
  const tFeedback = await getWords("feedback", feedbackWords);
  const form = actor.permissions.has("note:write")
    ? await orNotFound(prepareFeedback(actor, { applicationId, kind: "interview" }))
    : null;
  const text = interviewText(t, evaluation?.judged ?? []);
  return (
    <>
      <BackKey href={address} label={t("back")} />
      <PageHeader
        trail={[
          { href: `/jobs/${jobId}`, label: jobTitle },
          { href: address, label: name },
        ]}
        title={t("title")}
        detail={t("detail")}
      />
      <div className="flex max-w-3xl flex-col gap-8 px-4 pb-10 sm:px-6">
        {text ? (
          <InterviewKit text={text} about={{ candidateId, applicationId }} keep={writeNote} />
        ) : (
          <EmptyState icon={MessageCircleQuestion} title={t("none")}>
            {t(evaluation ? "none.evaluated" : "none.unscored")}
          </EmptyState>
        )}
        {form && (
          <section aria-labelledby="scorecard" className="print:hidden">
            <h2 id="scorecard" className="mb-3 text-base">
              {tFeedback("scorecard")}
            </h2>
            <FeedbackForm form={form} kind="interview" give={give} next={null} done={`${address}#feedback`} />
          </section>
        )}
      </div>
    </>
  );
}
