import { UserSearch } from "lucide-react";
import { notFound } from "next/navigation";
import Link from "next/link";
import { AppliedPeople } from "@/components/talent-pool/applied-people";
import { AppliedProgress } from "@/components/talent-pool/applied-progress";
import { ExclusionList } from "@/components/talent-pool/exclusion-list";
import { Proposal } from "@/components/talent-pool/proposal";
import { RediscoverButton } from "@/components/talent-pool/rediscover-button";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { prices } from "@/lib/platform/credits/prices";
import { inScoring } from "@/lib/judging/states/states";
import { getRediscovery } from "@/lib/hiring/talent-pool/rediscovery/get-rediscovery";
import en from "@/messages/en/talent-pool.json";
import { orNotFound } from "../../or-not-found";
import { confirm, rediscover } from "../actions";

type Props = { params: Promise<{ rediscoveryId: string }> };

export const generateMetadata = titled("talent-pool", en, "rediscovery");

export default async function RediscoveryPage({ params }: Props) {
  const { rediscoveryId } = await params;
  const actor = await requireActor(`/talent-pool/${rediscoveryId}`);
  if (!actor.permissions.has("pool:read")) notFound();
  const t = await getWords("talent-pool", en);
  const search = await orNotFound(getRediscovery(actor, { rediscoveryId }));
  const { jobId, jobTitle, candidates, exclusions, matches, outdated } = search;
  const settled = search.status === "confirmed";
  const onJob = `/jobs/${jobId}?view=rediscovered`;
  const waiting = candidates.some(
    ({ application }) => application && inScoring.includes(application.scoreStatus),
  );
  const mayApply = actor.permissions.has("candidate:write");
  const again = mayApply && (
    <RediscoverButton jobId={jobId} rediscover={rediscover} label={t("outdated.again")} />
  );
  return (
    <div className="flex min-h-dvh flex-col max-md:min-h-[calc(100dvh-3rem)]">
      <BackKey href="/talent-pool" label={t("back")} />
      <PageHeader
        trail={[{ href: "/talent-pool", label: t("title") }]}
        title={t("rediscovery.title", { job: jobTitle })}
        detail={
          <>
            <span>
              {t.rich("found", {
                count: candidates.length,
                date: () => <When exact at={search.createdAt} />,
              })}
            </span>
            {search.blind && <Badge tone="outline">{t("blind")}</Badge>}
          </>
        }
        actions={
          settled ? (
            <Button asChild intent="primary">
              <Link href={onJob}>{t("onJob")}</Link>
            </Button>
          ) : (
            !outdated && again
          )
        }
      />
      {settled && <AppliedProgress proposals={candidates} />}
      {!settled && outdated && (
        <Alert tone="caution" className="mx-4 mb-3 sm:mx-6" title={t("outdated.title")} action={again}>
          {t("outdated.text")}
        </Alert>
      )}
      <div className="flex flex-1 items-stretch max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col">
          {candidates.length === 0 ? (
            <EmptyState icon={UserSearch} title={t("empty")}>
              {t(exclusions.length > 0 ? "empty.excluded" : "empty.text")}
            </EmptyState>
          ) : settled || outdated || !mayApply ? (
            <AppliedPeople people={candidates} matches={matches} />
          ) : (
            <Proposal
              key={rediscoveryId}
              rediscoveryId={rediscoveryId}
              people={candidates}
              matches={matches}
              blind={search.blind}
              shortlistFrom={search.shortlistFrom}
              balance={search.balance}
              price={prices.evaluation}
              confirm={confirm}
            />
          )}
        </div>
        <aside
          aria-labelledby="left-out"
          className="w-80 shrink-0 border-t border-l border-line px-4 py-3 max-lg:order-first max-lg:w-full max-lg:border-l-0 sm:px-6 lg:order-last"
        >
          <details open className="group max-lg:[&:not([open])]:pb-0">
            <summary className="cursor-pointer rounded-xs">
              <h2 id="left-out" className="inline text-sm font-semibold">
                {t("exclusions")}
              </h2>
            </summary>
            <ExclusionList exclusions={exclusions} />
          </details>
        </aside>
      </div>
      {waiting && <LiveRefresh />}
    </div>
  );
}
