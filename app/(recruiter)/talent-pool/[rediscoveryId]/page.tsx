import { UserSearch } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import Link from "next/link";
import { AppliedPeople } from "@/components/talent-pool/applied-people";
import { AppliedProgress } from "@/components/talent-pool/applied-progress";
import { ExclusionList } from "@/components/talent-pool/exclusion-list";
import { Proposal } from "@/components/talent-pool/proposal";
import { RediscoverButton } from "@/components/talent-pool/rediscover-button";
import { people } from "@/components/talent-pool/words";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { When } from "@/components/ui/when";
import { requireActor } from "@/lib/access/session";
import { prices } from "@/lib/credits/prices";
import { getRediscovery } from "@/lib/talent-pool/get-rediscovery";
import { orNotFound } from "../../or-not-found";
import { confirm, rediscover } from "../actions";

type Props = { params: Promise<{ rediscoveryId: string }> };

export const metadata: Metadata = { title: "Rediscovery" };

export default async function RediscoveryPage({ params }: Props) {
  const { rediscoveryId } = await params;
  const actor = await requireActor(`/talent-pool/${rediscoveryId}`);
  if (!actor.permissions.has("pool:read")) notFound();
  const search = await orNotFound(getRediscovery(actor, { rediscoveryId }));
  const { jobId, jobTitle, candidates, exclusions, matches, outdated } = search;
  const settled = search.status === "confirmed";
  const onJob = `/jobs/${jobId}?view=rediscovered`;
  const waiting = candidates.some(({ application }) =>
    ["queued", "processing"].includes(application?.scoreStatus ?? ""),
  );
  const mayApply = actor.permissions.has("candidate:write");
  const again = mayApply && <RediscoverButton jobId={jobId} rediscover={rediscover} label="Search again" />;
  return (
    <div className="flex min-h-dvh flex-col max-md:min-h-[calc(100dvh-3rem)]">
      <BackKey href="/talent-pool" label="Back to the talent pool" />
      <PageHeader
        trail={[{ href: "/talent-pool", label: "Talent pool" }]}
        title={`Rediscovery for ${jobTitle}`}
        detail={
          <>
            <span>
              {people(candidates.length)} found <When exact at={search.createdAt} />
            </span>
            {search.blind && <Badge tone="outline">Blind review</Badge>}
          </>
        }
        actions={
          settled ? (
            <Button asChild intent="primary">
              <Link href={onJob}>See them on the job</Link>
            </Button>
          ) : (
            !outdated && again
          )
        }
      />
      {settled && <AppliedProgress found={candidates} />}
      {!settled && outdated && (
        <Alert
          tone="caution"
          className="mx-4 mb-3 sm:mx-6"
          title="The scorecard has changed since this search"
          action={again}
        >
          These people were estimated with the previous version of the scorecard. Search again to see who fits
          now.
        </Alert>
      )}
      <div className="flex flex-1 items-stretch max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col">
          {candidates.length === 0 ? (
            <EmptyState icon={UserSearch} title="Nobody to propose">
              {exclusions.length > 0
                ? "Everybody in the pool who has the scorecard’s terms was left out for one of these reasons."
                : "Nobody in the pool has the scorecard’s terms in their CV."}
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
                Left out
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
