import { BriefcaseBusiness, SearchX } from "lucide-react";
import { JobTable } from "@/components/job/job-table";
import { NewJob } from "@/components/job/new-job";
import { AddSampleData, SampleDataNotice } from "@/components/job/sample-data";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Permitted } from "@/components/shell/permitted";
import { RowKeys } from "@/components/shell/row-keys";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { SearchBox } from "@/components/shell/search-box";
import { LinkTabs } from "@/components/ui/link-tabs";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { prices } from "@/lib/platform/credits/prices";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { listDepartments } from "@/lib/hiring/organizations/list-departments";
import { findSampleData } from "@/lib/hiring/organizations/sample-data/find-sample-data";
import en from "@/messages/en/jobs.json";
import { type Search, addressOf, oneOf, pagesOf, single } from "../address";
import { orNotFound } from "../or-not-found";
import { prepareUpload } from "../upload-actions";
import { addSamples, createJobFromDocument, createJobFromText, readBriefOf, removeSamples } from "./actions";

export const generateMetadata = titled("jobs", en, "jobs");

const statuses = ["open", "on_hold", "closed", "archived", "all"] as const;

export default async function JobsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const search = await searchParams;
  const query = single(search.q);
  const cursor = single(search.cursor);
  const status = oneOf(search.status, statuses) ?? "open";
  const actor = await requireActor();
  const t = await getWords("jobs", en);
  const [list, sample] = await orNotFound(
    Promise.all([
      listConfiguredJobs(actor, { query, cursor, status, includeUnconfigured: true, limit: 50 }),
      findSampleData(actor, {}),
    ]),
  );
  const departments = actor.permissions.has("job:write")
    ? (await listDepartments(actor, {})).departments.map(({ name }) => name)
    : [];
  const pageQuery = { q: query, status: status === "open" ? undefined : status };
  const creation = (
    <Permitted to="job:write">
      <NewJob
        departments={departments}
        credits={prices.scorecardGeneration}
        acts={{
          prepareUpload,
          fromDocument: createJobFromDocument,
          fromText: createJobFromText,
          readBrief: readBriefOf,
        }}
      />
    </Permitted>
  );
  return (
    <>
      <PageHeader
        title={t("jobs")}
        actions={list.items.length > 0 || query || status !== "open" ? creation : undefined}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line px-4 sm:px-6">
        <LinkTabs
          label={t("status")}
          className="shadow-none"
          tabs={statuses.map((each) => ({
            href: addressOf("/jobs", { q: query, status: each === "open" ? undefined : each }),
            label: t(`status.${each}`),
            count: each === status ? list.total : null,
            current: each === status,
          }))}
        />
        <div className="pb-1.5 max-sm:w-full">
          <SearchBox label={t("search")} placeholder={t("search.placeholder")} />
        </div>
      </div>
      {sample.jobId && (
        <SampleDataNotice
          jobId={sample.jobId}
          remove={actor.permissions.has("job:write") ? removeSamples : null}
          className="mx-4 my-3 sm:mx-6"
        />
      )}
      {list.items.length > 0 ? (
        <>
          <RowKeys />
          <JobTable jobs={list.items} maySetUp={actor.permissions.has("scorecard:write")} />
          <Pager {...pagesOf("/jobs", list, cursor, pageQuery)} noun="job" />
        </>
      ) : query || status !== "open" ? (
        <EmptyState icon={SearchX} title={t("match.none")}>
          {query ? t("match.none.title", { query }) : t("match.none.status")}
        </EmptyState>
      ) : actor.sees !== "organization" ? (
        <EmptyState icon={BriefcaseBusiness} title={t("empty.notShared.title")}>
          {t("empty.notShared.text")}
        </EmptyState>
      ) : (
        <EmptyState
          icon={BriefcaseBusiness}
          title={t("empty.title")}
          action={
            <>
              {creation}
              {sample.jobId === null && (
                <Permitted to="job:write">
                  <AddSampleData add={addSamples} />
                </Permitted>
              )}
            </>
          }
        >
          {t("empty.text")}
        </EmptyState>
      )}
      <LiveRefresh />
    </>
  );
}
