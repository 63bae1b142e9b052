import { MessageCircleQuestionMark } from "lucide-react";
import { RequestCard } from "@/components/rights/request-card";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Alert } from "@/components/ui/alert";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Section } from "@/components/ui/section";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listRequests } from "@/lib/hiring/rights/list-requests";
import en from "@/messages/en/rights.json";
import { answer, take } from "./actions";

export const generateMetadata = titled("rights", en, "cases");

/** What candidates asked on their own pages, for those who decide. */
export default async function RequestsPage() {
  const t = await getWords("rights", en);
  const actor = await requireActor("/requests");
  const header = <PageHeader title={t("cases")} detail={t("cases.detail")} />;
  if (!actor.permissions.has(listRequests.permission))
    return (
      <>
        {header}
        <div className="max-w-3xl px-4 sm:px-6">
          <Alert>{t("cases.onlyRecruiters")}</Alert>
        </div>
      </>
    );
  const { requests } = await listRequests(actor, {});
  const groups = [
    ["cases.open", requests.filter(({ closedAt }) => closedAt === null)],
    ["cases.closed", requests.filter(({ closedAt }) => closedAt !== null)],
  ] as const;
  return (
    <>
      {header}
      {requests.length === 0 ? (
        <EmptyState icon={MessageCircleQuestionMark} title={t("cases.none")}>
          {t("cases.none.text")}
        </EmptyState>
      ) : (
        <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
          {groups
            .filter(([, group]) => group.length > 0)
            .map(([title, group]) => (
              <Section key={title} title={t(title)} note={group.length}>
                <ul className="flex flex-col gap-4">
                  {group.map((request) => (
                    <li key={request.requestId}>
                      <RequestCard request={request} acts={{ take, answer }} />
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
        </div>
      )}
      <LiveRefresh />
    </>
  );
}
