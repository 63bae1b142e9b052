import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import { JobFilterBar } from "@/components/application/job-filter-bar";
import { shortlisted } from "@/components/application/shortlisted";
import { WithApplicationPeek } from "@/components/application/with-application-peek";
import { Board } from "@/components/board/board";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { EmptyState } from "@/components/ui/empty-state";
import { getWords } from "@/components/words/get-words";
import { requireActor } from "@/lib/platform/access/session";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { getMoves } from "@/lib/hiring/applications/get-moves";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { listHiringTeam } from "@/lib/records/jobs/list-hiring-team";
import en from "@/messages/en/jobs.json";
import { type Search, addressOf, single } from "../../../address";
import { move, rescore, undo } from "../../../decision-actions";
import { decisionRules, triageActs } from "../../../decision-rules";
import { orNotFound } from "../../../or-not-found";
import { jobOf } from "../job-of";
import { JobHead } from "../job-head";
import { JobTabs } from "../job-tabs";
import { LayoutSwitch } from "../layout-switch";
import { narrowing } from "../narrowing";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<Search> };

/** Cards per stage at first, and after "Show more". The table shows the rest. */
const initialCount = 15;
const expandedCount = 50;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { jobId } = await params;
  const t = await getWords("jobs", en);
  return { title: t("board.title", { job: (await jobOf(jobId, `/jobs/${jobId}/board`)).title }) };
}

/** A job's candidates by stage, the highest scores first. */
export default async function BoardPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const search = await searchParams;
  const t = await getWords("jobs", en);
  const { view, filter, chosen, isNarrowed } = narrowing(search);
  const more = single(search.more) ?? null;
  const path = `/jobs/${jobId}/board`;
  const actor = await requireActor(path);
  const [job, counts, moves, { team }, rules] = await orNotFound(
    Promise.all([
      jobOf(jobId, path),
      countJobCandidates(actor, { jobId, ...filter }),
      getMoves(actor, { jobId }),
      listHiringTeam(actor, { jobId }),
      decisionRules(actor),
    ]),
  );
  const viewParams = { view: view === "undecided" ? null : view };
  const pageQuery = { ...viewParams, ...chosen };
  const columns = await Promise.all(
    stagesToShow(moves.stages, counts.stage, chosen.stage).map(async ({ stage, count }) => {
      const limit = more === stage ? expandedCount : initialCount;
      const { items } =
        count === 0 ? { items: [] } : await listJobCandidates(actor, { jobId, ...filter, stage, limit });
      return {
        stage,
        count,
        cards: items.map((item) => shortlisted(item, null)),
        more: count > limit && limit === initialCount ? addressOf(path, { ...pageQuery, more: stage }) : null,
        table: count > limit ? addressOf(`/jobs/${jobId}`, { ...pageQuery, stage }) : null,
      };
    }),
  );
  return (
    <div className="@container flex min-h-dvh flex-col">
      <JobHead job={job} team={team} actor={actor} rules={rules} adding={null} />
      <JobTabs path={path} query={pageQuery} view={view} counts={counts}>
        <LayoutSwitch jobId={jobId} to="table" query={pageQuery} />
      </JobTabs>
      {job.applications > 0 && (
        <JobFilterBar counts={counts} clear={isNarrowed ? addressOf(path, viewParams) : null} />
      )}
      {columns.some(({ count }) => count > 0) ? (
        <WithApplicationPeek label={t("candidate")} decides={actor.permissions.has("application:decide")}>
          <Board
            columns={columns}
            moves={moves}
            rules={rules}
            acts={{
              move: { move, undo },
              decide: { ...triageActs, evaluateAgain: rescore },
            }}
          />
        </WithApplicationPeek>
      ) : (
        <EmptyState
          icon={SearchX}
          title={
            job.applications === 0 ? t("add.title") : t(isNarrowed ? "filters.title" : `view.${view}.empty`)
          }
        >
          {isNarrowed ? t("filters.text") : job.applications === 0 && t("board.empty.text")}
        </EmptyState>
      )}
      <LiveRefresh />
    </div>
  );
}

type Count = { value: string; count: number };

/** The job's stages in order, then other stages that candidates are at; only the chosen stage if there is one. */
function stagesToShow(stages: readonly string[], counts: readonly Count[], chosen: string | null) {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const others = counts.flatMap(({ value }) => (stages.some((stage) => same(stage, value)) ? [] : [value]));
  return [...stages, ...others]
    .filter((stage) => chosen === null || same(stage, chosen))
    .map((stage) => ({ stage, count: counts.find(({ value }) => same(value, stage))?.count ?? 0 }));
}
