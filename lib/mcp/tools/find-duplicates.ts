import { findDuplicates } from "@/lib/candidates/find-duplicates";
import { quoted } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const findDuplicatesTool = tool({
  name: "findDuplicates",
  title: "Find duplicates of a candidate",
  description: "Records with a candidate's e-mail address, phone number or CV, and those merged with theirs.",
  safety: reads,
  next: { not_found: "searchCandidates finds people by name." },
  useCase: findDuplicates,
  text: ({ candidateId, mergedInto, duplicates, merged }) =>
    [
      mergedInto ? `${candidateId} was merged into ${mergedInto}.` : "",
      ...duplicates.map(
        ({ name, candidateId: id, same, applications, createdAt }) =>
          `Perhaps the same person: ${quoted(name)} candidateId ${id}, same ${same.join(" and ")}, ` +
          `${applications} applications, since ${createdAt}`,
      ),
      ...merged.map(
        (other) =>
          `Merged at ${other.mergedAt}: ${quoted(other.name)} candidateId ${other.candidateId}${other.reversible ? "" : ", by the applicant tracking system"}`,
      ),
    ]
      .filter(Boolean)
      .join("\n") || "Nobody else seems to be the same person.",
});
