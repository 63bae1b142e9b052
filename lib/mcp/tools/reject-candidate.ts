import { rejectApplication } from "@/lib/applications/reject-application";
import { decisionTool } from "../confirm/decision-tool";

export const rejectCandidateTool = decisionTool({
  name: "rejectCandidate",
  title: "Reject a candidate",
  description:
    "Rejects one application, in the recruiter's name; may update the ATS. Needs the recruiter's explicit yes.",
  kind: "reject",
  useCase: rejectApplication,
});
