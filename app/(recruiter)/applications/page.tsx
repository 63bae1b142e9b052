import { FileStack, SearchX } from "lucide-react";
import Link from "next/link";

import { ApplicationTable } from "@/components/application/application-table";
import { WithApplicationPeek } from "@/components/application/with-application-peek";
import { SortMenu } from "@/components/application/sort-menu";
import { FilterBar } from "@/components/shell/filter-bar";
import { type FilterOption, FilterSelect } from "@/components/shell/filter-select";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { SearchBox } from "@/components/shell/search-box";
import { SearchedNotes } from "@/components/shell/searched-notes";
import { SourceFilters } from "@/components/shell/source-filters";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { LinkTabs } from "@/components/ui/link-tabs";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import type { Words } from "@/components/words/translate";
import { requireActor } from "@/lib/platform/access/session";
import { listApplicationFilters } from "@/lib/hiring/applications/list-filters";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { Dispositions, ScoreStatuses, SyncStatuses, VerificationStatuses } from "@/lib/judging/states/status";
import { countUnsettled } from "@/lib/records/ats/count-unsettled";
import en from "@/messages/en/applications.json";
import states from "@/messages/en/states.json";
import { type Search, addressOf, oneOf, pagesOf, single, yesOrNo } from "../address";
import { orNotFound, orSaysWhy } from "../or-not-found";
import { leaveAll, retryAll } from "./actions";

export const generateMetadata = titled("applications", en, "title");

const path = "/applications";
const sorts = ["recent", "score"] as const;
const views = ["all", ...Dispositions.options, "unsettled"] as const;
const choices = [
  "job",
  "stage",
  "tag",
  "score",
  "verification",
  "signal",
  "ats",
  "comment",
  "rediscovered",
  "internal",
] as const;

export default async function ApplicationsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("applications", en);
  const state = await getWords("states", states);
  const search = await searchParams;
  const cursor = single(search.cursor);
  const sort = oneOf(search.sort, sorts) ?? "recent";
  const view = oneOf(search.view, views) ?? "all";
  const query = single(search.q)?.slice(0, 400);
  const filter = {
    query,
    jobId: single(search.job),
    stage: single(search.stage)?.slice(0, 100),
    tag: single(search.tag)?.slice(0, 40),
    scoreStatus: oneOf(search.score, ScoreStatuses.options),
    verification: oneOf(search.verification, VerificationStatuses.options),
    signal: yesOrNo(search.signal),
    atsSync: oneOf(search.ats, SyncStatuses.options),
    commentSync: oneOf(search.comment, SyncStatuses.options),
    rediscovered: yesOrNo(search.rediscovered),
    internal: yesOrNo(search.internal),
    ...(view === "unsettled" ? { unsettled: true } : view === "all" ? {} : { disposition: view }),
  };
  const actor = await requireActor(path);
  const [list, filters, { unsettled }] = await Promise.all([
    orNotFound(
      orSaysWhy(
        searchApplications(actor, { ...filter, sort, cursor, limit: 50 }),
        cursor ? undefined : query,
      ),
    ),
    listApplicationFilters(actor, {}),
    countUnsettled(actor, {}),
  ]);
  const chosen = Object.fromEntries(choices.map((name) => [name, single(search[name])]));
  const narrowed = Object.values(chosen).some((value) => value !== undefined);
  const settled = view === "unsettled" && !narrowed && !query;
  const narrowing = { view: view === "all" ? null : view, q: query, sort: sort === "recent" ? null : sort };
  const pageQuery = { ...narrowing, ...chosen };
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader title={t("title")} />
      <div className="flex items-end justify-between gap-4 border-b border-line px-4 sm:px-6">
        <LinkTabs
          label={t("tabs")}
          className="shadow-none"
          tabs={views.map((name) => ({
            href: addressOf(path, { ...pageQuery, view: name === "all" ? null : name }),
            label: name === "all" || name === "unsettled" ? t(`tab.${name}`) : state(`disposition.${name}`),
            count: name === view ? list.total : name === "unsettled" && unsettled > 0 ? unsettled : null,
            current: name === view,
          }))}
        />
        <div className="pb-1">
          <SortMenu
            value={sort}
            options={sorts.map((value) => ({
              value,
              href: addressOf(path, { ...pageQuery, sort: value === "recent" ? null : value }),
            }))}
          />
        </div>
      </div>
      <div className="pt-2">
        <Filters t={t} state={state} {...filters} clear={narrowed ? addressOf(path, narrowing) : null} />
      </div>
      <WithApplicationPeek label={t("peek")} decides={false}>
        {list.items.length > 0 ? (
          <>
            <SearchedNotes notes={list.searched} />
            <ApplicationTable
              applications={list.items}
              inAts={filters.inAts}
              acts={{ retry: retryAll, leave: leaveAll }}
            />
            <div className="mt-auto">
              <Pager {...pagesOf(path, list, cursor, pageQuery)} noun="application" />
            </div>
          </>
        ) : narrowed || query || cursor || view !== "all" ? (
          <EmptyState icon={SearchX} title={t(settled ? "settled" : "noMatch")}>
            {[...list.searched, t(settled ? "settled.detail" : "noMatch.detail")].join(" ")}
          </EmptyState>
        ) : (
          <EmptyState
            icon={FileStack}
            title={t("empty")}
            action={
              <Button asChild>
                <Link href="/jobs">{t("empty.toJobs")}</Link>
              </Button>
            }
          >
            {t("empty.detail")}
          </EmptyState>
        )}
      </WithApplicationPeek>
      <LiveRefresh />
    </div>
  );
}

function Filters({
  t,
  state,
  jobs,
  stages,
  tags,
  clear,
}: {
  t: Words<typeof en>;
  state: Words<typeof states>;
  clear: string | null;
} & Awaited<ReturnType<typeof listApplicationFilters>>) {
  const syncs = SyncStatuses.options.map((sync) => [sync, state(`sync.${sync}`)] as const);
  const same = (values: string[]) => values.map((value) => [value, value] as const);
  const select = (
    name: "job" | "stage" | "tag" | "score" | "verification" | "signal" | "ats" | "comment",
    options: readonly FilterOption[],
    className?: string,
  ) => (
    <FilterSelect
      name={name}
      label={t(`filter.${name}`)}
      any={t(`filter.${name}.any`)}
      options={options}
      className={className}
    />
  );
  return (
    <FilterBar
      search={<SearchBox label={t("find")} placeholder={t("find.placeholder")} byFacts />}
      clear={clear}
    >
      {select(
        "job",
        jobs.map(({ jobId, title }) => [jobId, title] as const),
        "max-w-48",
      )}
      {select("stage", same(stages), "max-w-40")}
      {tags.length > 0 && select("tag", same(tags), "max-w-40")}
      {select(
        "score",
        ScoreStatuses.options.map((each) => [each, state(`scoreStatus.${each}`)] as const),
      )}
      {select(
        "verification",
        VerificationStatuses.options.map((each) => [each, state(`verification.${each}`)] as const),
      )}
      {select("signal", [["yes", t("filter.signal.yes")]])}
      {select("ats", syncs)}
      {select("comment", syncs)}
      <SourceFilters />
    </FilterBar>
  );
}
