import { SlidersHorizontal } from "lucide-react";
import Link from "next/link";
import { Drafting } from "@/components/scorecard/drafting";
import { ScorecardEditor } from "@/components/scorecard/editor";
import { emptyScorecard } from "@/components/scorecard/edits";
import { Generate } from "@/components/scorecard/generate";
import { TeamNeeds } from "@/components/scorecard/team-needs";
import { VersionChanges } from "@/components/scorecard/version-changes";
import { VersionList } from "@/components/scorecard/version-list";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { prices } from "@/lib/platform/credits/prices";
import { getJob } from "@/lib/records/jobs/get-job";
import jobWords from "@/messages/en/job.json";
import en from "@/messages/en/jobs.json";
import { type Search, single } from "../../../address";
import { orNotFound } from "../../../or-not-found";
import {
  cancel,
  check,
  generate,
  keep,
  listed,
  preview,
  previewImpact,
  previewMoves,
  publish,
  remove,
  saveTeam,
} from "./actions";
import { readSources } from "./sources";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<Search> };

export const generateMetadata = titled("jobs", en, "scorecard");

export default async function ScorecardPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const search = await searchParams;
  const from = single(search.from);
  const against = single(search.against);
  const t = await getWords("jobs", en);
  const actor = await requireActor(`/jobs/${jobId}/scorecard`);
  const job = await orNotFound(getJob(actor, { jobId }));
  const { draft, published, shown, sources, comparison } = await readSources(actor, job, { from, against });
  const generating = draft?.status === "generating";
  const tJob = await getWords("job", jobWords);
  const type = job.employmentType && tJob(`employment.${job.employmentType}`);
  const facts = [job.title, job.location, type, job.start].filter((fact) => fact !== null);
  // A version keeps which draft it came of.
  const acts = {
    check,
    preview,
    previewImpact,
    previewMoves,
    publish: publish.bind(null, shown?.draftId),
    library: { list: listed, keep, remove },
  };
  const about = { title: job.title, department: job.department ?? "" };
  const start = (
    <Permitted to="scorecard:write">
      <Generate
        jobId={jobId}
        credits={prices.scorecardGeneration}
        generate={generate}
        again={shown !== null}
      />
    </Permitted>
  );
  const team = (
    <Permitted to="job:write">
      <TeamNeeds jobId={jobId} teamNeeds={job.teamNeeds ?? ""} save={saveTeam} />
    </Permitted>
  );
  return (
    <>
      <BackKey href={`/jobs/${jobId}`} label={t("back.candidates")} />
      <PageHeader
        trail={[
          { href: "/jobs", label: t("jobs") },
          { href: `/jobs/${jobId}`, label: job.title },
        ]}
        title={t("scorecard")}
        detail={shown ? <span>{shown.label}</span> : undefined}
        actions={shown && !generating ? start : undefined}
      />
      {draft?.status === "failed" && (
        <Alert tone="error" title={t("draft.failed.title")} className="mx-4 mb-4 sm:mx-6">
          {t(published ? "draft.failed.published" : "draft.failed", {
            reason: draft.failure ?? t("draft.failed.reason"),
            version: published?.version ?? 0,
          })}
        </Alert>
      )}
      {generating ? (
        <Drafting draftId={draft.draftId} delay={draft.failure} cancel={cancel} />
      ) : shown ? (
        <ScorecardEditor
          // Another chosen source is another document: its own state.
          key={from}
          jobId={jobId}
          base={shown.base}
          content={shown.content}
          published={published?.content ?? null}
          nextVersion={(published?.versions[0]?.version ?? 0) + 1}
          acts={acts}
          job={about}
          account={draft?.content ? { ...draft, facts } : null}
          aside={
            <>
              <VersionList sources={sources} />
              {comparison && <VersionChanges comparison={comparison} />}
              {team}
            </>
          }
        />
      ) : (from === "empty" || from === "library") && actor.permissions.has("scorecard:write") ? (
        <ScorecardEditor
          key={from}
          jobId={jobId}
          base="empty"
          content={emptyScorecard}
          published={null}
          nextVersion={1}
          acts={acts}
          job={about}
          fromLibrary={from === "library"}
        />
      ) : (
        <>
          <EmptyState
            icon={SlidersHorizontal}
            title={t("draft.intro.title")}
            action={
              <Permitted to="scorecard:write">
                <Button asChild>
                  <Link href={`/jobs/${jobId}/scorecard?from=empty`}>{t("draft.intro.empty")}</Link>
                </Button>
                <Button asChild>
                  <Link href={`/jobs/${jobId}/scorecard?from=library`}>{t("draft.intro.library")}</Link>
                </Button>
                {start}
              </Permitted>
            }
          >
            {t("draft.intro.text")}
          </EmptyState>
          <div className="mx-auto w-full max-w-md px-6 pb-10">{team}</div>
        </>
      )}
      {generating && <LiveRefresh />}
    </>
  );
}
