import { IdentityFrame } from "@/components/identity/frame";
import { FormField } from "@/components/identity/form-field";
import { IdentityForm } from "@/components/identity/identity-form";
import { NoticeSections } from "@/components/rights/notice-sections";
import { Alert } from "@/components/ui/alert";
import { Section } from "@/components/ui/section";
import { getWords } from "@/components/words/get-words";
import { requestLocale } from "@/components/words/locale.server";
import { readNotice } from "@/lib/hiring/rights/read-notice";
import { visitorOf } from "@/lib/hiring/rights/visitor";
import en from "@/messages/en/rights.json";
import { orNull } from "../or-null";

/** The notice of an organization, or of one of its jobs, and the form for a link to one's own page. */
export async function PublicNotice(props: {
  slug: string;
  jobId?: string;
  search: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { slug, jobId } = props;
  const t = await getWords("rights", en);
  const visitor = await visitorOf(slug, await requestLocale());
  const notice = visitor && (await orNull(readNotice(visitor, { jobId })));
  if (!notice)
    return (
      <IdentityFrame title={t("notice.none")}>
        <p className="text-ink-muted">{t("notice.none.text")}</p>
      </IdentityFrame>
    );
  const { link } = await props.search;
  const { organization, job } = notice;
  return (
    <IdentityFrame
      title={job ? t("notice.job", { job: job.title, organization }) : t("notice.title", { organization })}
      wide
    >
      <div className="flex flex-col gap-6">
        <NoticeSections notice={notice} />
        <Section title={t("link.title")}>
          {link === "sent" ? (
            <Alert>{t("link.sent")}</Alert>
          ) : (
            <IdentityForm
              action={`/notice/${encodeURIComponent(slug)}/link`}
              problem={link === "wait" || link === "mail" ? t(`link.${link}`) : undefined}
              submit={t("link.submit")}
            >
              <p className="text-sm">{t("link.text")}</p>
              {jobId && <input type="hidden" name="job" value={jobId} />}
              <FormField
                label={t("link.email")}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
              />
            </IdentityForm>
          )}
        </Section>
      </div>
    </IdentityFrame>
  );
}
