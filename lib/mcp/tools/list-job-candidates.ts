import * as z from "zod";
import { COUNTED_TO } from "@/lib/access/paging";
import { ListedCandidate, listJobCandidates } from "@/lib/applications/list-job-candidates";
import { candidateData } from "../text/candidate-data";
import { pageLine } from "../text/page-line";
import { reads, shapedTool } from "../tool";
import { detail } from "./detail";

/** What a ranked list can do without. */
const details = {
  headline: true,
  stage: true,
  verification: true,
  internal: true,
  criteria: true,
  appliedAt: true,
} as const;
const Item = ListedCandidate.partial(details);
type Item = z.output<typeof Item>;
function concise({ headline, stage, verification, internal, criteria, appliedAt, ...needed }: Item): Item {
  return needed;
}

export const listJobCandidatesTool = shapedTool({
  name: "listJobCandidates",
  title: "List a job's candidates",
  description:
    "Lists the candidates of one job, best score first, with scores per dimension and the weightiest reason. While scoreStatus is queued or processing, call again after a few seconds.",
  safety: reads,
  next: { not_found: "listConfiguredJobs with includeUnconfigured lists the jobs there are." },
  useCase: listJobCandidates,
  input: listJobCandidates.input.extend({ detail }),
  output: listJobCandidates.output.extend({ items: z.array(Item) }),
  shape: (result, { detail }) => ({
    ...result,
    items: detail === "detailed" ? result.items : result.items.map(concise),
  }),
  text: ({ job, items, ...page }) =>
    [
      pageLine(
        items.length,
        { ...page, total: page.total === COUNTED_TO ? `${COUNTED_TO} or more` : page.total },
        "candidates",
      ),
      job.scorecardVersion === null ? "The job has no published scorecard, so nobody is scored." : "",
      items.length > 0 ? candidateData(items.map(line).join("\n")) : "",
    ]
      .filter(Boolean)
      .join("\n"),
});

function line(item: Item): string {
  const { hard_skills, soft_skills, culture_fit, team_fit } = item.dimensions;
  const dimensions = `hard ${hard_skills ?? "-"}, soft ${soft_skills ?? "-"}, culture ${culture_fit ?? "-"}, team ${team_fit ?? "-"}`;
  const score =
    item.overall === null
      ? `${item.scoreStatus}${item.scoreReason ? `: ${item.scoreReason}` : ""}`
      : `${item.overall} (${dimensions})${item.advice ? ` advice ${item.advice}` : ""}${item.knockedOut ? " knocked out" : ""}${item.scoreStatus === "scored" ? "" : ` ${item.scoreStatus}`}`;
  const reason = item.topReason;
  const why = reason
    ? `\n   ${reason.criterion}: ${reason.reason}${reason.quote ? ` "${reason.quote}"` : ""}`
    : "";
  return `${item.rank ?? "-"}. ${item.name} applicationId ${item.applicationId} candidateId ${item.candidateId} ${item.disposition} ${score}${why}`;
}
