import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { quoted } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const findDuplicatesTool = tool({
  name: "findDuplicates",
  title: "Find duplicates",
  description:
    "Records with the same e-mail address, phone number or CV: of one candidate, with merges, or of all.",
  safety: reads,
  next: { not_found: "searchCandidates finds people by name." },
  useCase: findDuplicates,
  text: ({ candidateId, mergedInto, duplicates, merged, groups, nextCursor }) =>
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
      ...groups.map(
        ({ same, records }) =>
          `Same ${same.join(" and ")}: ${records.map((each) => `${quoted(each.name)} candidateId ${each.candidateId}`).join("; ")}`,
      ),
      nextCursor ? `Next page: cursor ${nextCursor}` : "",
    ]
      .filter(Boolean)
      .join("\n") || "Nobody else seems to be the same person.",
});
