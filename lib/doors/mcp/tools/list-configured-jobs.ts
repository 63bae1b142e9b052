import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { quoted } from "../text/candidate-data";
import { jobLine } from "../text/job-line";
import { pageLine } from "../text/page-line";
import { reads, tool } from "../tool";

export const listConfiguredJobsTool = tool({
  name: "listConfiguredJobs",
  title: "List configured jobs",
  description: "Lists jobs with a published scorecard, newest first, with counts of candidates and scores.",
  safety: reads,
  useCase: listConfiguredJobs,
  text: ({ items, leftOut, nearest, ...page }) =>
    [
      pageLine(items.length, page, "jobs"),
      ...leftOut.map(leftOutLine),
      ...(nearest.length > 0 ? [`No title matches. The closest: ${nearest.map(jobLine).join("; ")}.`] : []),
      ...items.map(({ jobId, title, status, scorecardVersion, shortlistFrom, candidates, scores }) => {
        const scorecard = scorecardVersion ? `scorecard v${scorecardVersion}` : "no scorecard";
        const best = scores.best === null ? "" : `, best ${scores.best}, average ${scores.average}`;
        const { total, active, accepted, rejected } = candidates;
        const threshold = shortlistFrom ?? "the threshold";
        const above = `${scores.aboveShortlist} of the ${active} active score ${threshold} or more, the shortlist threshold`;
        return [
          `- ${quoted(title)} jobId ${jobId}: ${status}, ${scorecard}`,
          `${total} candidates (${active} active, ${accepted} accepted, ${rejected} rejected)`,
          `${scores.scored} scored${best}, ${above}`,
          `${scores.waiting} waiting, ${scores.failed} failed`,
        ].join("; ");
      }),
    ].join("\n"),
});

type LeftOut = { reason: string; jobs: number; titles: string[] };

function leftOutLine({ reason, jobs, titles }: LeftOut): string {
  const why = reason === "no_scorecard" ? "without a published scorecard" : reason;
  const how = reason === "no_scorecard" ? "includeUnconfigured: true" : `status: "${reason}"`;
  return `${jobs} more ${why} (${how}): ${titles.map((title) => quoted(title)).join(", ")}${jobs > titles.length ? ", …" : ""}`;
}
