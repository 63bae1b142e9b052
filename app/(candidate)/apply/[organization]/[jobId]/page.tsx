import { IdentityFrame } from "@/components/identity/frame";
import { AboutYou } from "@/components/rights/about-you";
import { ApplyForm } from "@/components/rights/apply-form";
import { NoticeSections } from "@/components/rights/notice-sections";
import { Alert } from "@/components/ui/alert";
import { Section } from "@/components/ui/section";
import { getWords } from "@/components/words/get-words";
import { joined } from "@/components/words/isolate";
import { requestLocale } from "@/components/words/locale.server";
import { titled } from "@/components/words/titled";
import { readNotice } from "@/lib/hiring/rights/read-notice";
import { visitorOf } from "@/lib/hiring/rights/visitor";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import jobWords from "@/messages/en/job.json";
import en from "@/messages/en/rights.json";
import { orNull } from "../../../or-null";

export const generateMetadata = titled("rights", en, "apply.page");

type Props = {
  params: Promise<{ organization: string; jobId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The public page of a job: what it is, how applications are read, and the form to apply without an account. */
export default async function ApplyPage({ params, searchParams }: Props) {
  const { organization: slug, jobId } = await params;
  const [t, tJob] = await Promise.all([getWords("rights", en), getWords("job", jobWords)]);
  const visitor = await visitorOf(slug, await requestLocale());
  const notice = visitor && (await orNull(readNotice(visitor, { jobId })));
  const page = notice?.job?.applyPage;
  if (!page)
    return (
      <IdentityFrame title={t("apply.closed")}>
        <p className="text-ink-muted">{t("apply.closed.text")}</p>
      </IdentityFrame>
    );
  const { organization, noticeId, job } = notice;
  const { outcome, report } = await searchParams;
  const facts = [
    organization,
    page.department,
    page.location,
    page.employmentType && tJob(`employment.${page.employmentType}`),
    page.start && tJob("starts", { start: page.start }),
  ];
  return (
    <IdentityFrame title={job!.title} wide>
      <div className="flex flex-col gap-6">
        <p className="-mt-3 text-ink-muted">{joined(facts)}</p>
        {outcome === "sent" ? (
          <Alert>{t(mailIsSent() ? "apply.sent.mail" : "apply.sent", { organization })}</Alert>
        ) : (
          <a href="#apply" className="text-sm underline">
            {t("apply.jump")}
          </a>
        )}
        {outcome === "sent" && typeof report === "string" && (
          <AboutYou questions={notice.questions} token={report} organization={organization} applied />
        )}
        <p className="max-w-[72ch] text-sm break-words whitespace-pre-line">{page.text}</p>
        <NoticeSections notice={notice} />
        {outcome !== "sent" && (
          <div id="apply">
            <Section title={t("apply.title")}>
              <ApplyForm
                action={`/api/apply/${encodeURIComponent(slug)}/${jobId}`}
                noticeId={noticeId}
                mostBytes={uploadBytes}
                outcome={typeof outcome === "string" ? outcome : null}
              />
            </Section>
          </div>
        )}
      </div>
    </IdentityFrame>
  );
}
