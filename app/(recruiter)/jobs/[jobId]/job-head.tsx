import { SlidersHorizontal } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type * as z from "zod";
import type { DecisionRules } from "@/components/application/use-decide-at-once";
import { JobMenu } from "@/components/job/job-menu";
import { BackKey } from "@/components/shell/back-key";
import { Permitted } from "@/components/shell/permitted";
import { RediscoverButton } from "@/components/talent-pool/rediscover-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { useWords } from "@/components/words/use-words";
import type { Actor } from "@/lib/platform/access/actor";
import type { listHiringTeam } from "@/lib/records/jobs/list-hiring-team";
import type { getJob } from "@/lib/records/jobs/get-job";
import jobWords from "@/messages/en/job.json";
import en from "@/messages/en/jobs.json";
import { bulkActs } from "../../decision-rules";
import { rediscover } from "../../talent-pool/actions";
import { duplicate, readApplyPage, readJob, saveApplyPage, saveJob } from "./actions";
import { changeTeam, inviteToTeam, readTeam } from "./team-actions";
import { joined } from "@/components/words/isolate";

type Job = z.output<typeof getJob.output>;
type Team = z.output<typeof listHiringTeam.output>["team"];

/** A job's title, facts and actions; `adding` is the button that adds candidates. */
export function JobHead(props: {
  job: Job;
  team: Team;
  actor: Actor;
  rules: DecisionRules;
  adding: ReactNode;
}) {
  const { job, team, actor, rules, adding } = props;
  const { jobId } = job;
  const t = useWords("jobs", en);
  const configured = job.scorecardVersion !== null;
  const maySetUp = actor.permissions.has("scorecard:write");
  const takesCandidates = job.status !== "closed";
  const tJob = useWords("job", jobWords);
  const facts = [
    job.department,
    job.location,
    job.employmentType && tJob(`employment.${job.employmentType}`),
    job.start && tJob("starts", { start: job.start }),
  ];
  return (
    <>
      <BackKey href="/jobs" label={t("back")} />
      <PageHeader
        trail={[{ href: "/jobs", label: t("jobs") }]}
        title={job.title}
        detail={
          <>
            {job.status !== "open" && (
              <Badge tone="outline">{t(`status.${job.archived ? "archived" : job.status}`)}</Badge>
            )}
            <span className="empty:hidden">{joined(facts)}</span>
            {team.length > 0 && (
              <span>
                {t.rich("hiringTeam", {
                  team: joined(
                    team.map(({ name }) => name),
                    ", ",
                  ),
                  names: (names) => <bdi>{names}</bdi>,
                })}
              </span>
            )}
            {job.blindReview && <Badge tone="outline">{t("blind")}</Badge>}
          </>
        }
        actions={
          <>
            <Button asChild intent={configured || !maySetUp ? "secondary" : "primary"}>
              <Link href={`/jobs/${jobId}/scorecard`}>
                <SlidersHorizontal aria-hidden />
                {job.scorecardVersion !== null
                  ? t("scorecard.withVersion", { version: job.scorecardVersion })
                  : t(maySetUp ? "scorecard.setUp" : "scorecard")}
              </Link>
            </Button>
            {configured && takesCandidates && (
              <Permitted to="candidate:write">
                <RediscoverButton keys jobId={jobId} rediscover={rediscover} />
              </Permitted>
            )}
            {takesCandidates && adding}
            <Permitted to="job:write">
              <JobMenu
                jobId={jobId}
                status={job.status}
                archived={job.archived}
                keptIn={job.keptIn}
                deciding={{ rules, acts: bulkActs }}
                lacksText={job.description === ""}
                acts={{
                  read: readJob,
                  save: saveJob,
                  team: { read: readTeam, change: changeTeam, invite: inviteToTeam },
                  applyPage: { read: readApplyPage, change: saveApplyPage },
                  duplicate,
                }}
              />
            </Permitted>
          </>
        }
      />
    </>
  );
}
