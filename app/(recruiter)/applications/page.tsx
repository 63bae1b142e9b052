import { FileStack, SearchX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";

import { ApplicationTable } from "@/components/application/application-table";
import { WithApplicationPeek } from "@/components/application/with-application-peek";
import { SortMenu } from "@/components/application/sort-menu";
import { internalOptions, rediscoveredOptions } from "@/components/candidate/words";
import { FilterBar } from "@/components/shell/filter-bar";
import { FilterSelect } from "@/components/shell/filter-select";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { SearchBox } from "@/components/shell/search-box";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { LinkTabs } from "@/components/ui/link-tabs";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/access/session";
import { listApplicationFilters } from "@/lib/applications/list-filters";
import { searchApplications } from "@/lib/applications/search-applications";
import { Dispositions, ScoreStatuses, SyncStatuses, VerificationStatuses } from "@/lib/states/status";
import { countUnsettled } from "@/lib/ats/count-unsettled";
import states from "@/messages/en/states.json";
import { type Search, addressOf, oneOf, pagesOf, single, yesOrNo } from "../address";
import { orNotFound } from "../or-not-found";
import { leaveAll, retryAll } from "./actions";

export const metadata: Metadata = { title: "Applications" };

const path = "/applications";
const sorts = ["recent", "score"] as const;
const views = ["all", ...Dispositions.options, "unsettled"] as const;
const choices = [
  "job",
  "stage",
  "score",
  "verification",
  "ats",
  "comment",
  "rediscovered",
  "internal",
] as const;

export default async function ApplicationsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const state = await getWords("states", states);
  const syncs = SyncStatuses.options.map((sync) => [sync, state(`sync.${sync}`)] as const);
  const search = await searchParams;
  const cursor = single(search.cursor);
  const sort = oneOf(search.sort, sorts) ?? "recent";
  const view = oneOf(search.view, views) ?? "all";
  const query = single(search.q)?.slice(0, 200);
  const filter = {
    query,
    jobId: single(search.job),
    stage: single(search.stage)?.slice(0, 100),
    scoreStatus: oneOf(search.score, ScoreStatuses.options),
    verification: oneOf(search.verification, VerificationStatuses.options),
    atsSync: oneOf(search.ats, SyncStatuses.options),
    commentSync: oneOf(search.comment, SyncStatuses.options),
    rediscovered: yesOrNo(search.rediscovered),
    internal: yesOrNo(search.internal),
    ...(view === "unsettled" ? { unsettled: true } : view === "all" ? {} : { disposition: view }),
  };
  const actor = await requireActor(path);
  const [list, { jobs, stages }, { unsettled }] = await Promise.all([
    orNotFound(searchApplications(actor, { ...filter, sort, cursor, limit: 50 })),
    listApplicationFilters(actor, {}),
    countUnsettled(actor, {}),
  ]);
  const chosen = Object.fromEntries(choices.map((name) => [name, single(search[name])]));
  const narrowed = Object.values(chosen).some((value) => value !== undefined);
  const kept = { view: view === "all" ? null : view, q: query, sort: sort === "recent" ? null : sort };
  const here = { ...kept, ...chosen };
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader title="Applications" />
      <div className="flex items-end justify-between gap-4 border-b border-line px-4 sm:px-6">
        <LinkTabs
          label="Applications by standing"
          className="border-b-0"
          tabs={views.map((name) => ({
            href: addressOf(path, { ...here, view: name === "all" ? null : name }),
            label: name === "all" ? "All" : name === "unsettled" ? "To settle" : state(`disposition.${name}`),
            count: name === view ? list.total : name === "unsettled" && unsettled > 0 ? unsettled : null,
            current: name === view,
          }))}
        />
        <div className="pb-1">
          <SortMenu
            value={sort}
            options={sorts.map((value) => ({
              value,
              href: addressOf(path, { ...here, sort: value === "recent" ? null : value }),
            }))}
          />
        </div>
      </div>
      <div className="pt-2">
        <FilterBar
          search={<SearchBox label="Find applications" placeholder="Name or words of the CV" />}
          clear={narrowed ? addressOf(path, kept) : null}
        >
          <FilterSelect
            name="job"
            label="Job"
            any="Any job"
            options={jobs.map(({ jobId, title }) => [jobId, title] as const)}
            className="max-w-48"
          />
          <FilterSelect
            name="stage"
            label="Stage"
            any="Any stage"
            options={stages.map((stage) => [stage, stage] as const)}
            className="max-w-40"
          />
          <FilterSelect
            name="score"
            label="Score"
            any="Score status"
            options={ScoreStatuses.options.map((each) => [each, state(`scoreStatus.${each}`)] as const)}
          />
          <FilterSelect
            name="verification"
            label="Verification"
            any="Verification"
            options={VerificationStatuses.options.map(
              (each) => [each, state(`verification.${each}`)] as const,
            )}
          />
          <FilterSelect name="ats" label="ATS sync" any="ATS sync" options={syncs} />
          <FilterSelect name="comment" label="Comment sync" any="Comment sync" options={syncs} />
          <FilterSelect
            name="rediscovered"
            label="Rediscovery"
            any="Rediscovered or not"
            options={rediscoveredOptions}
          />
          <FilterSelect name="internal" label="Works here" any="Internal or not" options={internalOptions} />
        </FilterBar>
      </div>
      <WithApplicationPeek label="Application" decides={false}>
        {list.items.length > 0 ? (
          <>
            <ApplicationTable
              applications={list.items}

              acts={{ retry: retryAll, leave: leaveAll }}
            />
            <div className="mt-auto">
              <Pager {...pagesOf(path, list, cursor, here)} noun="application" />
            </div>
          </>
        ) : narrowed || query || cursor || view !== "all" ? (
          <EmptyState
            icon={SearchX}
            title={
              view === "unsettled" && !narrowed && !query ? "Nothing to settle" : "No application matches"
            }
          >
            {view === "unsettled" && !narrowed && !query
              ? "Every decision that was to be sent has reached the applicant tracking system."
              : "No application matches all of these filters."}
          </EmptyState>
        ) : (
          <EmptyState
            icon={FileStack}
            title="No applications yet"
            action={
              <Button asChild>
                <Link href="/jobs">Go to the jobs</Link>
              </Button>
            }
          >
            Add CVs to a job, or connect your applicant tracking system in Settings. The applications of all
            jobs are listed here, with where they stand and what the applicant tracking system knows.
          </EmptyState>
        )}
      </WithApplicationPeek>
      <LiveRefresh />
    </div>
  );
}
