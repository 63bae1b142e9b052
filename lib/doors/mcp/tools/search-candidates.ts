import type * as z from "zod";
import { searchPeople } from "@/lib/hiring/talent-pool/search/search-people";
import { candidateLines } from "../text/candidate-data";
import { pageLine } from "../text/page-line";
import { shownLines } from "../text/shown-lines";
import { reads, tool } from "../tool";

export const searchCandidatesTool = tool({
  name: "searchCandidates",
  title: "Search candidates",
  description: "Searches the organization's people by facts and words of their CVs, by name, or by ids.",
  safety: reads,
  useCase: searchPeople,
  text: ({ items, searched, ...page }) =>
    [pageLine(items.length, page, "candidates"), ...searched, ...candidateLines(items, lines)].join("\n"),
});

type Found = z.output<typeof searchPeople.output>["items"][number];

const lines = ({ candidateId, name, headline, score, internal, applications, shownBy, excerpt }: Found) =>
  [
    `${name} candidateId ${candidateId}${internal ? " internal" : ""} score ${score ?? "–"}${headline ? `; ${headline}` : ""}`,
    ...shownLines(shownBy),
    ...(excerpt ? [`- CV: ${excerpt.before}${excerpt.words}${excerpt.after}`] : []),
    ...applications.map((a) => {
      const score = `${a.overall ?? a.scoreStatus}${a.outdated ? " (not by the current scorecard version)" : ""}`;
      const origin = a.rediscovered ? ", rediscovered" : "";
      return `- applicationId ${a.applicationId} for ${a.jobTitle}: ${score}, ${a.disposition}${origin}`;
    }),
  ].join("\n");
