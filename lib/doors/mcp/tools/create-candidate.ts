import type * as z from "zod";
import { Subject } from "@/lib/platform/agent-tasks/agent-task";
import type { Created } from "@/lib/records/candidates/create-candidate";
import { createCandidates } from "@/lib/records/candidates/create-candidates";
import { oneLine } from "../text/candidate-data";
import { scoringWork } from "../tasks/scoring-work";
import { adds, tool } from "../tool";

export const createCandidateTool = tool({
  name: "createCandidate",
  title: "Create a candidate",
  description:
    "Creates a candidate from one or more CV files and applies them to a job; several people with candidates. Reports existing records before creating anything.",
  // With samePerson a new CV can replace the one that scores are based on.
  safety: { ...adds, destructiveHint: true },
  handedOn: ["candidates"],
  next: {
    not_found: "listConfiguredJobs lists open jobs; createUpload gives an uploadId.",
    conflict:
      "presentCandidate and getCandidateData show the existing record. To continue, ask the recruiter, then repeat the call with samePerson: that candidateId, or create.",
  },
  task: scoringWork((_, answer) => {
    if (answer.kind !== "result") return null;
    const { outcomes, ...single } = createCandidates.output.parse(answer.structured);
    const people = (outcomes ?? [single]).map(({ candidateId, applicationId, jobId, url }) => ({
      candidateId,
      applicationId,
      jobId,
      url,
    }));
    const applicationIds = people.flatMap(({ applicationId }) => applicationId ?? []);
    // Only the answer names people already on record or refused, and a task would replace the answer.
    if (applicationIds.length < people.length) return null;
    return Subject.parse(outcomes ? { outcomes: people, applicationIds } : { ...people[0], applicationIds });
  }),
  useCase: createCandidates,
  text: ({ outcomes, ...single }) =>
    outcomes
      ? [
          ...outcomes.map(({ message, ...row }, i) => `${i + 1}. ${message ? oneLine(message) : line(row)}`),
          ...(outcomes.some(({ outcome }) => outcome === "same_person")
            ? [
                "For anyone already on record, ask the recruiter, then repeat with samePerson: that candidateId, or create.",
              ]
            : []),
        ].join("\n")
      : line(single),
});

const line = ({
  added,
  candidateId,
  applicationId,
  attachments,
  scoreStatus,
  url,
}: Partial<z.output<typeof Created>>) =>
  `${added ? "Added to" : "Created"} candidateId ${candidateId}, applicationId ${applicationId} with ${attachments?.length} file(s); ${scoreStatus}. Page: ${url}`;
