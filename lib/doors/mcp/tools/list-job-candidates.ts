import * as z from "zod";
import { COUNTED_TO } from "@/lib/platform/access/paging";
import { ListedCandidate, listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { candidateLines } from "../text/candidate-data";
import { openCriterion } from "../text/open-criterion";
import { pageLine } from "../text/page-line";
import { reads, shapedTool } from "../tool";
import { detail } from "./detail";

/** Fields left out of a concise list. */
const details = {
  headline: true,
  stage: true,
  internal: true,
  criteria: true,
  appliedAt: true,
} as const;
// The tool takes no query, whose lines these would be; tags and snoozing are searched for, by tag: and snoozed:.
const Item = ListedCandidate.omit({ shownBy: true, tags: true, snooze: true }).partial(details);
type Item = z.output<typeof Item>;
function concise({ headline, stage, internal, criteria, appliedAt, ...needed }: Item): Item {
  return needed;
}

export const listJobCandidatesTool = shapedTool({
  name: "listJobCandidates",
  title: "List a job's candidates",
  description:
    "Lists a job's candidates, best score first, with flags, what is open and what sets each apart.",
  safety: reads,
  next: { not_found: "listConfiguredJobs with includeUnconfigured lists the jobs." },
  useCase: listJobCandidates,
  // searchCandidateApplications filters by these; omitting them here keeps the catalogue short.
  input: listJobCandidates.input
    .omit({
      query: true,
      stage: true,
      source: true,
      scoreStatus: true,
      location: true,
      verification: true,
      tag: true,
      field: true,
      signal: true,
      snoozed: true,
    })
    .extend({ detail }),
  output: listJobCandidates.output.extend({ items: z.array(Item) }),
  shape: (result, { detail }) => ({
    ...result,
    items: result.items.map(({ shownBy: _, tags, snooze, ...item }) =>
      detail === "detailed" ? item : concise(item),
    ),
  }),
  text: ({ job, items, ...page }) =>
    [
      pageLine(
        items.length,
        { ...page, total: page.total === COUNTED_TO ? `${COUNTED_TO} or more` : page.total },
        "candidates",
      ),
      ...(job.scorecardVersion === null ? ["The job has no published scorecard, so nobody is scored."] : []),
      ...candidateLines(items, line),
    ].join("\n"),
});

function line(item: Item): string {
  const who = `${item.rank ?? "-"}. ${item.name} applicationId ${item.applicationId} candidateId ${item.candidateId} ${item.disposition}`;
  return [`${who} ${score(item)}`, warned(item), difference(item), missing(item), reasoned(item)]
    .filter(Boolean)
    .join("\n   ");
}

function score(item: Item): string {
  if (item.overall === null) return `${item.scoreStatus}${item.scoreReason ? `: ${item.scoreReason}` : ""}`;
  const { hard_skills, soft_skills, culture_fit, team_fit } = item.dimensions;
  const overlap = item.overlapsAbove ? ", overlaps the one ranked above" : "";
  const interval = item.low === null ? "" : ` (${item.low} to ${item.high}${overlap})`;
  return [
    `${item.overall}${interval}, hard ${hard_skills ?? "-"}, soft ${soft_skills ?? "-"}, culture ${culture_fit ?? "-"}, team ${team_fit ?? "-"}`,
    item.scorecardVersion === null ? "" : `scorecard v${item.scorecardVersion}`,
    item.outdated ? "scored with an older version, so not ranked" : "",
    item.earlierJudge ? "by an earlier version of the judge" : "",
    item.advice ? `advice ${item.advice}` : "",
    item.knockedOut ? "knocked out" : "",
    item.scoreStatus === "scored" ? "" : item.scoreStatus,
  ]
    .filter(Boolean)
    .join(", ");
}

const warned = ({ flags, verification }: Item) =>
  flags.length > 0 ? `FLAGGED, ${verification}: ${flags.join(", ")}` : "";

function difference({ apart }: Item): string {
  const { ahead, behind } = apart ?? { ahead: null, behind: null };
  const phrase = (direction: string, of: typeof ahead) =>
    of ? `${direction} in ${of.criterion} (${of.points}, others ${of.others})` : "";
  return [phrase("ahead", ahead), phrase("behind", behind)].filter(Boolean).join("; ");
}

const missing = ({ open, openCriteria }: Item) =>
  openCriteria
    ? `${openCriteria} open: ${open.map(openCriterion).join(", ")}${openCriteria > open.length ? ", …" : ""}`
    : "";

const reasoned = ({ topReason }: Item) =>
  topReason
    ? `${topReason.criterion}: ${topReason.reason}${topReason.quote ? ` "${topReason.quote}"` : ""}`
    : "";
