import { type FoundCandidate, searchCandidates } from "@/lib/candidates/search-candidates";
import type * as z from "zod";
import { candidateLines } from "../text/candidate-data";
import { pageLine } from "../text/page-line";
import { reads, tool } from "../tool";

export const searchCandidatesTool = tool({
  name: "searchCandidates",
  title: "Search candidates",
  description: "Searches the organization's candidates by words of their CVs or name, by ids or rediscovery.",
  safety: reads,
  useCase: searchCandidates,
  text: ({ items, ...page }) =>
    [pageLine(items.length, page, "candidates"), ...candidateLines(items, lines)].join("\n"),
});

const lines = ({
  candidateId,
  name,
  headline,
  score,
  internal,
  applications,
}: z.output<typeof FoundCandidate>) =>
  [
    `${name} candidateId ${candidateId}${internal ? " internal" : ""} score ${score ?? "–"}${headline ? `; ${headline}` : ""}`,
    ...applications.map((a) => {
      const score = `${a.overall ?? a.scoreStatus}${a.outdated ? " (not by the current scorecard version)" : ""}`;
      const origin = a.rediscovered ? ", rediscovered" : "";
      return `- applicationId ${a.applicationId} for ${a.jobTitle}: ${score}, ${a.disposition}${origin}`;
    }),
  ].join("\n");
