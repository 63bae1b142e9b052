import { NoticeForm } from "@/components/rights/notice-form";
import { NoticeWait } from "@/components/rights/notice-wait";
import { NoticeText } from "@/components/rights/notice-text";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/card";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { PageHeader } from "@/components/ui/page-header";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getNotice } from "@/lib/hiring/rights/get-notice";
import en from "@/messages/en/rights.json";
import { publish, saveNoticeWait } from "./actions";

export const generateMetadata = titled("rights", en, "settings.title");

/** What applicants are told before the tool is used: the texts, every version that was public, and the jobs' pages. */
export default async function NoticeSettingsPage() {
  const t = await getWords("rights", en);
  const actor = await requireActor("/settings/notice");
  const header = (
    <PageHeader
      title={t("settings.title")}
      trail={[{ href: "/settings", label: t("settings.settings") }]}
      detail={t("settings.detail")}
    />
  );
  if (!actor.permissions.has(getNotice.permission))
    return (
      <>
        {header}
        <div className="max-w-3xl px-4 sm:px-6">
          <Alert>{t("onlyAdministrators")}</Alert>
        </div>
      </>
    );
  const { url, noticeId, outOfDate, versions, jobs, waitForNotice, ...chosen } = await getNotice(actor, {});
  return (
    <>
      {header}
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {noticeId === null && <Alert>{t("settings.notPublic")}</Alert>}
        {outOfDate && <Alert tone="caution">{t("settings.outOfDate")}</Alert>}
        <SectionCard title={t("settings.title")}>
          <div className="flex flex-col gap-4 text-sm">
            <p className="max-w-[72ch] text-ink-muted">{t("settings.law")}</p>
            {noticeId && (
              <p className="break-words">
                {t.rich("settings.address", {
                  url,
                  link: (chunks) => <NewTabLink href={url}>{chunks}</NewTabLink>,
                })}
              </p>
            )}
            <NoticeForm key={noticeId} noticeId={noticeId} {...chosen} publish={publish} />
          </div>
        </SectionCard>
        {noticeId && jobs.length > 0 && (
          <SectionCard title={t("settings.jobs")}>
            <p className="mb-3 max-w-[72ch] text-sm text-ink-muted">{t("settings.jobs.text")}</p>
            {chosen.jurisdictions.includes("newYorkCity") && (
              <NoticeWait wait={waitForNotice} save={saveNoticeWait} />
            )}
            <Table label={t("settings.jobs")}>
              <thead>
                <tr>
                  <Th>{t("settings.job")}</Th>
                  <Th>{t("settings.since")}</Th>
                  <Th>{t("settings.usable")}</Th>
                </tr>
              </thead>
              <TableBody>
                {jobs.map((job) => (
                  <Tr key={job.jobId}>
                    <Td>
                      <NewTabLink href={job.url}>{job.title}</NewTabLink>
                    </Td>
                    <Td>{job.publicFrom && <When at={job.publicFrom} />}</Td>
                    <Td>{job.usableFrom && <When at={job.usableFrom} />}</Td>
                  </Tr>
                ))}
              </TableBody>
            </Table>
          </SectionCard>
        )}
        <SectionCard title={t("settings.versions")}>
          {versions.length === 0 && <p className="text-sm text-ink-muted">{t("settings.versions.none")}</p>}
          <ol className="flex flex-col gap-4 text-sm">
            {versions.map(({ publicUntil, ...version }) => (
              <li key={version.noticeId} className="flex flex-col gap-1">
                <p>
                  {publicUntil
                    ? t.rich("settings.was", {
                        from: () => <When at={version.publicFrom} exact />,
                        to: () => <When at={publicUntil} exact />,
                      })
                    : t.rich("settings.public", { at: () => <When at={version.publicFrom} exact /> })}
                </p>
                <p className="text-ink-muted">
                  {[
                    t("settings.by", { by: version.publishedBy }),
                    ...version.jurisdictions.map((each) => t(`jurisdiction.${each}`)),
                  ].join(" · ")}
                </p>
                <details>
                  <summary className="cursor-pointer text-accent-ink">{t("settings.read")}</summary>
                  <div className="mt-3 flex flex-col gap-4 border-l-2 border-line pl-4">
                    <NoticeText parts={version.shown} />
                  </div>
                </details>
              </li>
            ))}
          </ol>
        </SectionCard>
      </div>
    </>
  );
}
