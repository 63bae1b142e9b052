import { COUNTED_TO } from "@/lib/platform/access/paging";
import { notesOn } from "@/lib/records/candidates/search-by-words";
import { Printer } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { AddCandidates } from "@/components/candidate/add-candidates";
import { ShortlistTable } from "@/components/application/shortlist-table";
import { JobFilterBar } from "@/components/application/job-filter-bar";
import { SearchedNotes } from "@/components/shell/searched-notes";
import { SortMenu } from "@/components/application/sort-menu";
import { WithApplicationPeek } from "@/components/application/with-application-peek";
import { StopScoring } from "@/components/job/stop-scoring";
import { SavedViews } from "@/components/job/saved-views";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/platform/access/session";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { listFeedbackRequests } from "@/lib/hiring/feedback/list-feedback-requests";
import { listHiringTeam } from "@/lib/records/jobs/list-hiring-team";
import { listViews } from "@/lib/records/jobs/list-views";
import { latestRediscovery } from "@/lib/hiring/talent-pool/rediscovery/latest-rediscovery";
import en from "@/messages/en/jobs.json";
import { type Search, addressOf, single } from "../../address";
import { orNotFound } from "../../or-not-found";
import { rescore } from "../../decision-actions";
import { bulkActs, decisionRules, triageActs } from "../../decision-rules";
import { ask } from "../../feedback-actions";
import { snooze, tag, wake } from "../../set-aside-actions";
import { prepareUpload } from "../../upload-actions";
import { addByHand, addCandidate, mailAddress, newMailAddress, stopWaiting } from "./actions";
import { readTeam } from "./team-actions";
import { removeView, saveView } from "./view-actions";
import { listedRows } from "./listed-rows";
import { EmptyList } from "./empty-list";
import { jobOf } from "./job-of";
import { JobHead } from "./job-head";
import { JobNotices } from "./job-notices";
import { JobTabs } from "./job-tabs";
import { LayoutSwitch } from "./layout-switch";
import { narrowing, sorts } from "./narrowing";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<Search> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { jobId } = await params;
  return { title: (await jobOf(jobId, `/jobs/${jobId}`)).title };
}

export default async function JobPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const search = await searchParams;
  const t = await getWords("jobs", en);
  const { view, sort, filter, chosen, isNarrowed } = narrowing(search);
  const cursor = single(search.cursor);
  const path = `/jobs/${jobId}`;
  const actor = await requireActor(path);
  // Started in the same tick, these reads share one round trip to the database.
  const [job, { list, criteria, rows }, counts, latest, rules, { views: saved }, { team }, { requests }] =
    await orNotFound(
      Promise.all([
        jobOf(jobId, path),
        listedRows(actor, jobId, search),
        countJobCandidates(actor, { jobId, ...filter }),
        actor.permissions.has("pool:read") ? latestRediscovery(actor, { jobId }) : null,
        decisionRules(actor),
        listViews(actor, { jobId }),
        listHiringTeam(actor, { jobId }),
        actor.permissions.has("note:read") ? listFeedbackRequests(actor, { jobId }) : { requests: [] },
      ]),
    );

  const viewParams = { view: view === "undecided" ? null : view, sort: sort === "score" ? null : sort };
  const pageQuery = { ...viewParams, ...chosen };
  const configured = job.scorecardVersion !== null;
  const adding = (primary: boolean) => (
    <Permitted to="candidate:write">
      <AddCandidates
        jobId={jobId}
        configured={configured}
        acts={{ prepareUpload, addCandidate, addByHand, mailAddress, replaceMailAddress: newMailAddress }}
        primary={primary}
      />
    </Permitted>
  );
  return (
    <div className="@container flex min-h-dvh flex-col">
      <JobHead job={job} team={team} actor={actor} rules={rules} adding={adding(configured)} />
      <JobTabs path={path} query={pageQuery} view={view} counts={counts}>
        {["undecided", "accepted", "shortlist"].includes(view) && list.items.length > 0 && (
          <Button asChild intent="quiet" size="sm">
            <Link href={`${path}/brief`} aria-label={t("brief.label")}>
              <Printer aria-hidden />
              <span className="max-sm:hidden">{t("brief")}</span>
            </Link>
          </Button>
        )}
        {job.queued > 0 && (
          <Permitted to="candidate:write">
            <StopScoring jobId={jobId} queued={job.queued} stop={stopWaiting} />
          </Permitted>
        )}
        <LayoutSwitch jobId={jobId} to="board" query={{ ...pageQuery, sort: null }} />
        <SavedViews jobId={jobId} views={saved} acts={{ save: saveView, remove: removeView }} />
        <SortMenu
          value={sort}
          options={sorts.map((value) => ({
            value,
            href: addressOf(path, { ...pageQuery, sort: value === "score" ? null : value }),
          }))}
        />
      </JobTabs>
      {job.applications > 0 && (
        <JobFilterBar counts={counts} clear={isNarrowed ? addressOf(path, viewParams) : null} />
      )}
      {chosen.q && list.items.length > 0 && <SearchedNotes notes={notesOn(chosen.q)} />}
      <JobNotices
        job={job}
        candidates={list.items}
        rediscovery={latest?.rediscovery ?? null}
        awaitsFeedback={requests.length}
      />
      <WithApplicationPeek label={t("candidate")} decides={actor.permissions.has("application:decide")}>
        {list.items.length > 0 ? (
          <ShortlistTable
            jobId={jobId}
            // One string: as objects, React would serialize and parse every value of every row.
            rows={JSON.stringify(rows)}
            criteria={criteria}
            shortlistFrom={job.shortlistFrom}
            stages={job.stages}
            rules={rules}
            pages={{
              total: list.total,
              capped: list.total === COUNTED_TO && (view !== "all" || isNarrowed),
              next: list.nextCursor && addressOf(path, { ...pageQuery, cursor: list.nextCursor }),
              first: cursor ? addressOf(path, pageQuery) : null,
            }}
            acts={{ ...triageActs, evaluateAgain: rescore }}
            tags={counts.tag.map(({ value }) => value)}
            setAsideActs={{ snooze, wake, tag }}
            bulkActs={{ ...bulkActs, feedback: { read: readTeam, ask } }}
          />
        ) : (
          <EmptyList
            job={job}
            view={view}
            isNarrowed={isNarrowed}
            query={chosen.q}
            permissions={actor.permissions}
            adding={adding(false)}
          />
        )}
      </WithApplicationPeek>
      <LiveRefresh />
    </div>
  );
}
