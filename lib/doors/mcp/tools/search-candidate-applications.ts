import type * as z from "zod";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { candidateLines } from "../text/candidate-data";
import { openCriterion } from "../text/open-criterion";
import { pageLine } from "../text/page-line";
import { shownLines } from "../text/shown-lines";
import { reads, shapedTool } from "../tool";

export const searchCandidateApplicationsTool = shapedTool({
  name: "searchCandidateApplications",
  title: "Search applications",
  description: "Searches applications of all jobs by state, here and in the ATS.",
  safety: reads,
  useCase: searchApplications,
  // What the query says too (score:60..80, signal:any), or other filters nearly say, is omitted to keep the catalogue short.
  input: searchApplications.input.omit({
    minScore: true,
    maxScore: true,
    stage: true,
    tag: true,
    signal: true,
    internal: true,
    commentSync: true,
  }),
  output: searchApplications.output,
  shape: (result) => result,
  text: ({ items, searched, ...page }) =>
    [
      pageLine(items.length, page, "applications"),
      ...searched,
      ...candidateLines(items, applicationLine),
    ].join("\n"),
});

type Listed = z.output<typeof searchApplications.output>["items"][number];

function applicationLine(a: Listed): string {
  const version = a.scorecardVersion
    ? `, scorecard v${a.scorecardVersion}${a.outdated ? ", not the current one" : ""}`
    : "";
  const reason = a.scoreReason ? `: ${a.scoreReason}` : "";
  const line = [
    `${a.name} applicationId ${a.applicationId} candidateId ${a.candidateId} for ${a.jobTitle}: stage ${a.stage}`,
    a.disposition,
    `score ${a.overall ?? "–"} (${a.scoreStatus}${version}${reason})`,
    a.flags.length > 0 && `FLAGGED: ${a.flags.join(", ")}`,
    a.openCriteria && `${a.openCriteria} open: ${a.open.map(openCriterion).join(", ")}`,
    `verification ${a.verification}`,
    `ATS ${a.atsSync}`,
    `comment ${a.commentSync}${a.syncReason ? ` (${a.syncReason})` : ""}`,
    a.rediscovered && "rediscovered",
    a.internal && "internal",
  ]
    .filter(Boolean)
    .join(", ");
  return [line, ...shownLines(a.shownBy)].join("\n");
}
