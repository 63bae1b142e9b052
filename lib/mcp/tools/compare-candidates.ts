import { compareApplications } from "@/lib/applications/compare-applications";
import { candidateData } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const compareCandidatesTool = tool({
  name: "compareCandidates",
  title: "Compare candidates",
  description: "Compares 2 to 5 applications of one job criterion by criterion, with reasons and quotes.",
  safety: reads,
  next: { not_found: "listJobCandidates gives the applicationIds of a job." },
  useCase: compareApplications,
  text: ({ candidates, criteria }) => {
    const nameOf = new Map(candidates.map((each) => [each.applicationId, each.name]));
    return candidateData(
      [
        ...candidates.map(
          (each) =>
            `${each.name} applicationId ${each.applicationId}: ${each.overall ?? each.scoreStatus}${each.low === null ? "" : ` (${each.low} to ${each.high})`}, ${each.disposition}`,
        ),
        ...criteria.flatMap(({ criterion, dimension, weight, importance, candidates: judged }) => [
          `${criterion} (${dimension}, weight ${weight}, ${importance})`,
          ...judged.map(
            ({ applicationId, verdict, rating, reason, quote }) =>
              `- ${nameOf.get(applicationId)}: ${verdict ?? "not judged"}${rating === null ? "" : ` ${rating}`}${reason ? `; ${reason}` : ""}${quote ? ` “${quote}”` : ""}`,
          ),
        ]),
      ].join("\n"),
    );
  },
});
