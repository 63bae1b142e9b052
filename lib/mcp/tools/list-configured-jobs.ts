import { listConfiguredJobs } from "@/lib/jobs/list-configured-jobs";
import { quoted } from "../text/candidate-data";
import { pageLine } from "../text/page-line";
import { reads, tool } from "../tool";

export const listConfiguredJobsTool = tool({
  name: "listConfiguredJobs",
  title: "List configured jobs",
  description:
    "Lists jobs with a published scorecard, newest first, with counts of candidates and scores. Start here to find a jobId.",
  safety: reads,
  useCase: listConfiguredJobs,
  text: ({ items, ...page }) =>
    [
      pageLine(items.length, page, "jobs"),
      ...items.map(({ jobId, title, status, scorecardVersion, candidates, scores }) => {
        const scorecard = scorecardVersion ? `scorecard v${scorecardVersion}` : "no scorecard";
        const best = scores.best === null ? "" : `, best ${scores.best}, average ${scores.average}`;
        return `- ${quoted(title)} jobId ${jobId}: ${status}, ${scorecard}; ${candidates.total} candidates (${candidates.active} active, ${candidates.accepted} accepted, ${candidates.rejected} rejected); ${scores.scored} scored${best}, ${scores.aboveShortlist} above the shortlist threshold, ${scores.waiting} waiting, ${scores.failed} failed`;
      }),
    ].join("\n"),
});
