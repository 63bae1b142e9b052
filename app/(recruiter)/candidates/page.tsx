import { SearchX, UsersRound } from "lucide-react";
import Link from "next/link";

import { SortMenu } from "@/components/application/sort-menu";
import { CandidateTable } from "@/components/candidate/candidate-table";
import { WithCandidatePeek } from "@/components/candidate/with-candidate-peek";
import { FilterBar } from "@/components/shell/filter-bar";
import { FilterSelect } from "@/components/shell/filter-select";
import { SearchBox } from "@/components/shell/search-box";
import { SearchedNotes } from "@/components/shell/searched-notes";
import { SourceFilters } from "@/components/shell/source-filters";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listApplicationFilters } from "@/lib/hiring/applications/list-filters";
import { searchPeople } from "@/lib/hiring/talent-pool/search/search-people";
import en from "@/messages/en/candidate.json";
import { type Search, addressOf, oneOf, pagesOf, single, yesOrNo } from "../address";
import { orNotFound, orSaysWhy } from "../or-not-found";

export const generateMetadata = titled("candidate", en, "list.title");

const sorts = ["score", "recent"] as const;

export default async function CandidatesPage({ searchParams }: { searchParams: Promise<Search> }) {
  const t = await getWords("candidate", en);
  const search = await searchParams;
  const cursor = single(search.cursor);
  const sort = oneOf(search.sort, sorts) ?? "score";
  const filter = {
    query: single(search.q)?.slice(0, 400),
    jobId: single(search.job),
    rediscovered: yesOrNo(search.rediscovered),
    internal: yesOrNo(search.internal),
  };
  const actor = await requireActor("/candidates");
  const [list, { jobs }] = await Promise.all([
    orNotFound(
      orSaysWhy(
        searchPeople(actor, { ...filter, sort, cursor, limit: 50 }),
        cursor ? undefined : filter.query,
      ),
    ),
    listApplicationFilters(actor, {}),
  ]);
  const chosen = {
    q: filter.query,
    job: filter.jobId,
    rediscovered: single(search.rediscovered),
    internal: single(search.internal),
  };
  const pageQuery = { ...chosen, sort: sort === "score" ? undefined : sort };
  const narrowed = [filter.jobId, filter.rediscovered, filter.internal].some((value) => value !== undefined);
  const filtered = narrowed || filter.query !== undefined;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader
        title={t("list.title")}
        actions={
          <Button asChild>
            <Link href="/candidates/duplicates">{t("duplicates")}</Link>
          </Button>
        }
      />
      <FilterBar
        search={<SearchBox label={t("list.find")} placeholder={t("list.find.placeholder")} byFacts />}
        clear={narrowed ? addressOf("/candidates", { q: filter.query, sort: pageQuery.sort }) : null}
        end={
          <SortMenu
            value={sort}
            options={sorts.map((value) => ({
              value,
              href: addressOf("/candidates", { ...chosen, sort: value === "score" ? null : value }),
            }))}
          />
        }
      >
        <FilterSelect
          name="job"
          label={t("filter.job")}
          any={t("filter.job.any")}
          options={jobs.map(({ jobId, title }) => [jobId, title] as const)}
          className="max-w-56"
        />
        <SourceFilters />
      </FilterBar>
      <WithCandidatePeek>
        {list.items.length > 0 ? (
          <>
            <SearchedNotes notes={list.searched} />
            <CandidateTable candidates={list.items} />
            <div className="mt-auto">
              <Pager {...pagesOf("/candidates", list, cursor, pageQuery)} noun="candidate" />
            </div>
          </>
        ) : filtered || cursor ? (
          <EmptyState icon={SearchX} title={t("list.nobody")}>
            {filter.query ? [...list.searched, t("list.nobody.query")].join(" ") : t("list.nobody.filters")}
          </EmptyState>
        ) : (
          <EmptyState
            icon={UsersRound}
            title={t("list.empty")}
            action={
              <Button asChild>
                <Link href="/jobs">{t("list.toJobs")}</Link>
              </Button>
            }
          >
            {t("list.empty.detail")}
          </EmptyState>
        )}
      </WithCandidatePeek>
    </div>
  );
}
