import Link from "next/link";
import type * as z from "zod";
import { isUnderway } from "@/components/application/words";
import { FoundNotice } from "@/components/talent-pool/found-notice";
import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import type { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import type { getJob } from "@/lib/records/jobs/get-job";
import type { latestRediscovery } from "@/lib/hiring/talent-pool/rediscovery/latest-rediscovery";
import feedbackWords from "@/messages/en/feedback.json";
import en from "@/messages/en/jobs.json";
import rightsWords from "@/messages/en/rights.json";

type Props = {
  job: z.output<typeof getJob.output>;
  /** The candidates on this page of the list. */
  candidates: z.output<typeof listJobCandidates.output>["items"];
  rediscovery: z.output<typeof latestRediscovery.output>["rediscovery"];
  /** How many candidates the reader is asked for feedback on. */
  awaitsFeedback: number;
};

/** Notices about a job: candidates found in the talent pool, scoring that is delayed, no scorecard yet. */
export function JobNotices({ job, candidates, rediscovery, awaitsFeedback }: Props) {
  const t = useWords("jobs", en);
  const tRights = useWords("rights", rightsWords);
  const tFeedback = useWords("feedback", feedbackWords);
  const delay = candidates.find((item) => isUnderway(item) && item.scoreReason)?.scoreReason;
  const held =
    job.scorecardVersion !== null &&
    candidates.find(({ scoreStatus, scoreReason }) => scoreStatus === "not_scored" && scoreReason)
      ?.scoreReason;
  const needsCredits = candidates.some(({ scoreStatus }) => scoreStatus === "awaiting_credits");
  const isNews = rediscovery?.status === "previewed" && rediscovery.found > 0 && !rediscovery.outdated;
  return (
    <div className="mx-4 my-3 flex flex-col gap-3 empty:hidden sm:mx-6">
      {awaitsFeedback > 0 && (
        <Alert title={tFeedback("notify", { count: awaitsFeedback })}>
          {tFeedback("notify.text")}{" "}
          <Link href={`/jobs/${job.jobId}/feedback`} className="font-medium underline underline-offset-2">
            {tFeedback("give")}
          </Link>
        </Alert>
      )}
      {job.forPeopleAlone > 0 && (
        <Alert title={tRights("people.title", { count: job.forPeopleAlone })}>
          {tRights.rich("people.text", {
            link: (chunks) => (
              <Link
                href={`/jobs/${job.jobId}?score=human_review`}
                className="font-medium underline underline-offset-2"
              >
                {chunks}
              </Link>
            ),
          })}
        </Alert>
      )}
      {isNews && <FoundNotice rediscovery={rediscovery} />}
      {needsCredits && (
        <Alert tone="caution" title={t("credits.title")}>
          {t("credits.text")}
        </Alert>
      )}
      {delay && (
        <Alert tone="caution" title={t("delay.title")}>
          {delay}
        </Alert>
      )}
      {held && <Alert title={tRights("held.notice")}>{held}</Alert>}
      {job.scorecardVersion === null && job.applications > 0 && (
        <Alert title={t("noScorecard.title")}>{t("noScorecard.text")}</Alert>
      )}
    </div>
  );
}
