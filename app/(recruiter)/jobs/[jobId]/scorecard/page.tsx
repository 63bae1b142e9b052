import { SlidersHorizontal } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Drafting } from "@/components/scorecard/drafting";
import { ScorecardEditor } from "@/components/scorecard/editor";
import { emptyScorecard } from "@/components/scorecard/edits";
import { Generate } from "@/components/scorecard/generate";
import { LeftOutList } from "@/components/scorecard/left-out-list";
import { TeamNeeds } from "@/components/scorecard/team-needs";
import { VersionList } from "@/components/scorecard/version-list";
import { BackKey } from "@/components/shell/back-key";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { requireActor } from "@/lib/access/session";
import { prices } from "@/lib/credits/prices";
import { getJob } from "@/lib/jobs/get-job";
import { type Search, single } from "../../../address";
import { orNotFound } from "../../../or-not-found";
import { check, generate, preview, previewMoves, publish, saveTeam } from "./actions";
import { readSources } from "./sources";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<Search> };

export const metadata: Metadata = { title: "Scorecard" };

export default async function ScorecardPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const from = single((await searchParams).from);
  const actor = await requireActor(`/jobs/${jobId}/scorecard`);
  const job = await orNotFound(getJob(actor, { jobId }));
  const { draft, published, shown, sources } = await readSources(actor, job, from);
  const generating = draft?.status === "generating";
  const acts = { check, preview, previewMoves, publish };
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
      <BackKey href={`/jobs/${jobId}`} label="Back to the candidates" />
      <PageHeader
        trail={[
          { href: "/jobs", label: "Jobs" },
          { href: `/jobs/${jobId}`, label: job.title },
        ]}
        title="Scorecard"
        detail={shown ? <span>{shown.label}</span> : undefined}
        actions={shown && !generating ? start : undefined}
      />
      {draft?.status === "failed" && (
        <Alert tone="error" title="The draft could not be written" className="mx-4 mb-4 sm:mx-6">
          {draft.failure ?? "Something went wrong while the description was read."} Nothing was charged
          {published && <>, and version {published.version} is still in force</>}.
        </Alert>
      )}
      {generating ? (
        <Drafting delay={draft.failure} />
      ) : shown ? (
        <ScorecardEditor
          // Another source is another document: its own state.
          key={shown.base}
          jobId={jobId}
          base={shown.base}
          content={shown.content}
          published={published?.content ?? null}
          nextVersion={(published?.versions[0]?.version ?? 0) + 1}
          acts={acts}
          aside={
            <>
              <LeftOutList leftOut={[...(draft?.refused ?? []), ...(draft?.leftOut ?? [])]} />
              <VersionList sources={sources} />
              {team}
            </>
          }
        />
      ) : from === "empty" && actor.permissions.has("scorecard:write") ? (
        <ScorecardEditor
          jobId={jobId}
          base="empty"
          content={emptyScorecard}
          published={null}
          nextVersion={1}
          acts={acts}
        />
      ) : (
        <>
          <EmptyState
            icon={SlidersHorizontal}
            title="What to look for"
            action={
              <Permitted to="scorecard:write">
                <Button asChild>
                  <Link href={`/jobs/${jobId}/scorecard?from=empty`}>Start empty</Link>
                </Button>
                {start}
              </Permitted>
            }
          >
            A draft lists what the job description asks for, with weights and what would count as evidence.
            You adjust it and publish it; until then nobody is evaluated.
          </EmptyState>
          <div className="mx-auto w-full max-w-md px-6 pb-10">{team}</div>
        </>
      )}
      {generating && <LiveRefresh />}
    </>
  );
}
