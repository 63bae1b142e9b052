import { createCandidate } from "@/lib/candidates/create-candidate";
import { scoringWork } from "../tasks/scoring-work";
import { adds, tool } from "../tool";

export const createCandidateTool = tool({
  name: "createCandidate",
  title: "Create a candidate",
  description:
    "Creates a candidate from one or more CV files and applies them to a job. Reading and scoring follow by themselves: poll listJobCandidates or presentCandidate.",
  safety: adds,
  next: {
    not_found: "listConfiguredJobs lists open jobs; createUpload gives an uploadId.",
    conflict: "presentCandidate shows that application.",
  },
  task: scoringWork((_, answer) => {
    if (answer.kind !== "result") return null;
    const { candidateId, applicationId, jobId, url } = createCandidate.output.parse(answer.structured);
    return { candidateId, applicationId, jobId, url, applicationIds: [applicationId] };
  }),
  useCase: createCandidate,
  text: ({ candidateId, applicationId, attachments, scoreStatus, url }) =>
    `Created candidateId ${candidateId}, applicationId ${applicationId} with ${attachments.length} file(s); ${scoreStatus}. Page: ${url}`,
});
