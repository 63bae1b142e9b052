import { History, SearchX } from "lucide-react";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { PersonList } from "@/components/talent-pool/person-list";
import { PoolFacts, PoolFactsSkeleton } from "@/components/talent-pool/pool-facts";
import { RediscoverForJob } from "@/components/talent-pool/rediscover-for-job";
import { RediscoveryTable } from "@/components/talent-pool/rediscovery-table";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Permitted } from "@/components/shell/permitted";
import { RowKeys } from "@/components/shell/row-keys";
import { SearchBox } from "@/components/shell/search-box";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { getPool } from "@/lib/hiring/talent-pool/get-pool";
import { listRediscoveries } from "@/lib/hiring/talent-pool/rediscovery/list-rediscoveries";
import { searchPeople } from "@/lib/hiring/talent-pool/search/search-people";
import en from "@/messages/en/talent-pool.json";
import { type Search, pagesOf, single } from "../address";
import { orNotFound, orSaysWhy } from "../or-not-found";
import { findSearchableJobs, rediscover } from "./actions";

export const generateMetadata = titled("talent-pool", en, "title");

const path = "/talent-pool";

export default async function TalentPoolPage({ searchParams }: { searchParams: Promise<Search> }) {
  const search = await searchParams;
  const query = single(search.q)?.slice(0, 400);
  const cursor = single(search.cursor);
  const actor = await requireActor(path);
  if (!actor.permissions.has("pool:read")) notFound();
  const t = await getWords("talent-pool", en);
  return (
    <>
      <RowKeys />
      <PageHeader
        title={t("title")}
        detail={t("title.detail")}
        actions={
          <Permitted to="candidate:write">
            <RediscoverForJob find={findSearchableJobs} rediscover={rediscover} />
          </Permitted>
        }
      />
      <div className="px-4 pb-5 sm:px-6">
        <Suspense fallback={<PoolFactsSkeleton />}>
          <Facts />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-2 sm:px-6">
        <h2 className="text-base font-semibold">{t(query ? "people" : "rediscoveries")}</h2>
        <SearchBox label={t("search")} placeholder={t("search.placeholder")} byFacts />
      </div>
      {query ? <People query={query} cursor={cursor} /> : <Rediscoveries cursor={cursor} />}
    </>
  );
}

async function Facts() {
  return <PoolFacts pool={await getPool(await requireActor(path), {})} />;
}

async function People({ query, cursor }: { query: string; cursor: string | undefined }) {
  const t = await getWords("talent-pool", en);
  const people = await orNotFound(
    orSaysWhy(
      searchPeople(await requireActor(path), { query, cursor, limit: 20 }),
      cursor ? undefined : query,
    ),
  );
  if (people.items.length === 0)
    return (
      <EmptyState icon={SearchX} title={t("people.none")}>
        {[...people.searched, t("people.none.text", { query })].join(" ")}
      </EmptyState>
    );
  return (
    <>
      <PersonList people={people.items} />
      <Pager {...pagesOf(path, people, cursor, { q: query })} noun="person" />
    </>
  );
}

async function Rediscoveries({ cursor }: { cursor: string | undefined }) {
  const t = await getWords("talent-pool", en);
  const rediscoveries = await orNotFound(listRediscoveries(await requireActor(path), { cursor, limit: 25 }));
  if (rediscoveries.items.length === 0)
    return (
      <EmptyState icon={History} title={t("rediscoveries.none")}>
        {t("rediscoveries.none.text")}
      </EmptyState>
    );
  return (
    <>
      <RediscoveryTable rediscoveries={rediscoveries.items} />
      <Pager {...pagesOf(path, rediscoveries, cursor)} noun="rediscovery" />
      {rediscoveries.items.some(({ outcome }) => (outcome?.waiting ?? 0) > 0) && <LiveRefresh />}
    </>
  );
}
